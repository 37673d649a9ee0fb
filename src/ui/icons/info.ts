import { icon } from "./icon.tsx";

export const Info = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", "M12 16v-4", "M12 8h.01");
