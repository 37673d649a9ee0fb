import { icon } from "./icon.tsx";

export const CircleCheck = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", "m16 9-5.5 5.5L8 12");
