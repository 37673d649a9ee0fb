import { icon } from "./icon.tsx";

export const UserRound = icon("M12 3a5 5 0 1 1 0 10 5 5 0 1 1 0-10z", "M20 21a8 8 0 0 0-16 0");
