export type { CharterCrew } from "./charter.rules.ts";
