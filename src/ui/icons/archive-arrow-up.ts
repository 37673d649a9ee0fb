import { icon } from "./icon.tsx";

export const ArchiveRestore = icon(
  "M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z",
  "M4 8v11a2 2 0 0 0 2 2h2",
  "M20 8v11a2 2 0 0 1-2 2h-2",
  "m9 15 3-3 3 3",
  "M12 12v9",
);
