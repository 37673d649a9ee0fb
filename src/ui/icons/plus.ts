import { icon } from "./icon.tsx";

export const Plus = icon("M5 12h14", "M12 5v14");
