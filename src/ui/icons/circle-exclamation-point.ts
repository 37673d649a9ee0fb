import { icon } from "./icon.tsx";

export const CircleAlert = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", "M12 8L12 12", "M12 16L12.01 16");
