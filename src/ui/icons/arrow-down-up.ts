import { icon } from "./icon.tsx";

export const ArrowDownUp = icon("m3 16 4 4 4-4", "M7 20V4", "m21 8-4-4-4 4", "M17 4v16");
