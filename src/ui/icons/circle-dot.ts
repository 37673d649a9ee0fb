import { icon } from "./icon.tsx";

export const CircleDot = icon("M12 11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z", "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z");
