import { icon } from "./icon.tsx";

export const EllipsisVertical = icon(
  "M12 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M12 4a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
  "M12 18a1 1 0 1 1 0 2 1 1 0 1 1 0-2z",
);
