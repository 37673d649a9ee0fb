import { icon } from "./icon.tsx";

export const CircleDollarSign = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", "M16 8h-6a2 2 0 1 0 0 4h4a2 2 0 1 1 0 4H8", "M12 18V6");
