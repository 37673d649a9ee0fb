import { icon } from "./icon.tsx";

export const Ellipsis = icon(
  "M12 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M19 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M5 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
);
