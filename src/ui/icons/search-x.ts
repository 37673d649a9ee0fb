import { icon } from "./icon.tsx";

export const SearchX = icon("m13.5 8.5-5 5", "m8.5 8.5 5 5", "M11 3a8 8 0 1 1 0 16 8 8 0 1 1 0-16z", "m21 21-4.3-4.3");
