import { shortDate } from "../../platform/words/day-words.ts";

/** "Jun 10, 2027", in UTC, so that servers and browsers say the same. */
export const momentDay = (at: string): string => shortDate(at.slice(0, 10));
