import { icon } from "./icon.tsx";

export const Anchor = icon("M12 6v16", "m19 13 2-1a9 9 0 0 1-18 0l2 1", "M9 11h6", "M12 2a2 2 0 1 1 0 4 2 2 0 1 1 0-4z");
