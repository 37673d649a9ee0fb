import { icon } from "./icon.tsx";

export const Globe = icon("M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z", "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20", "M2 12h20");
