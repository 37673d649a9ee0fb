import { icon } from "./icon.tsx";

export const GripVertical = icon(
  "M9 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M9 4a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M9 18a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M15 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M15 4a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M15 18a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
);
