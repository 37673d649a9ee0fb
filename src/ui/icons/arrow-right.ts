import { icon } from "./icon.tsx";

export const ArrowRight = icon("M5 12h14", "m12 5 7 7-7 7");
