import { icon } from "./icon.tsx";

export const LogIn = icon("m10 17 5-5-5-5", "M15 12H3", "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4");
