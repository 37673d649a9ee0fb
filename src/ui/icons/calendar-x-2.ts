import { icon } from "./icon.tsx";

export const CalendarX2 = icon(
  "M16 2v3",
  "m17 16 5 5",
  "m17 21 5-5",
  "M21 12V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8",
  "M3 9h18",
  "M8 2v3",
);
