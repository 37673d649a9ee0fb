import { icon } from "./icon.tsx";

export const ChevronDown = icon("m6 9 6 6 6-6");
