import { icon } from "./icon.tsx";

export const Circle = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z");
