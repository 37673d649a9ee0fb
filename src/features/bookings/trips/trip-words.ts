import type { Formats } from "../../../platform/words/formats.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import type { Trip } from "../booking.schema.ts";

/** "Today", "Tomorrow", "In 12 days" */
const dayAhead = (days: number): string => (days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${days} days`);

type Ahead = Pick<Trip, "daysLeft" | "phase" | "charter">;

/** How long until it begins, or until it ends: "In 12 days", "Check-out tomorrow", "Back today". Null when it is over. */
export function countdownInWords({ daysLeft, phase, charter }: Ahead): string | null {
  if (daysLeft === null) return null;
  return phase === "current" ? `${charter ? "Back" : "Check-out"} ${dayAhead(daysLeft).toLowerCase()}` : dayAhead(daysLeft);
}

/** "before 10:00 AM", "at 12:00 PM": when one leaves on the last day. */
export const leavingInWords = ({ charter, checkOutTime }: Pick<Trip, "charter" | "checkOutTime">, formats: Formats): string =>
  `${charter ? "at" : "before"} ${timeInWords(checkOutTime, formats)}`;

/** The listing's page with the same number of guests and no dates. */
export const bookAgainQuery = (guests: number): string => (guests > 1 ? `?guests=${guests}` : "");
