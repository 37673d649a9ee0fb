import { icon } from "./icon.tsx";

export const Share2 = icon(
  "M18 2a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
  "M6 9a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
  "M18 16a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
  "M8.59 13.51L15.42 17.49",
  "M15.41 6.51L8.59 10.49",
);
