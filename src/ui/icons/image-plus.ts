import { icon } from "./icon.tsx";

export const ImagePlus = icon(
  "M16 5h6",
  "M19 2v6",
  "M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5",
  "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21",
  "M9 7a2 2 0 1 1 0 4 2 2 0 1 1 0-4z",
);
