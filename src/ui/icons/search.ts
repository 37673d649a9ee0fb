import { icon } from "./icon.tsx";

export const Search = icon("m21 21-4.34-4.34", "M11 3a8 8 0 1 1 0 16 8 8 0 1 1 0-16z");
