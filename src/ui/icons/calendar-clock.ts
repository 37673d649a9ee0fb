import { icon } from "./icon.tsx";

export const CalendarClock = icon(
  "M16 14v2.2l1.6 1",
  "M16 2v3",
  "M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338",
  "M3 9h5.859",
  "M8 2v3",
  "M16 10a6 6 0 1 1 0 12 6 6 0 1 1 0-12z",
);
