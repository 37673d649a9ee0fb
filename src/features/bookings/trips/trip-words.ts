import type { Trip } from "../booking.schema.ts";

/** "Today", "Tomorrow", "In 12 days" */
const dayAhead = (days: number): string => (days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${days} days`);

/** How long until the stay begins, or until it ends: "In 12 days", "Check-out tomorrow". Null when it is over. */
export function countdownInWords({ daysLeft, phase }: Pick<Trip, "daysLeft" | "phase">): string | null {
  if (daysLeft === null) return null;
  return phase === "current" ? `Check-out ${dayAhead(daysLeft).toLowerCase()}` : dayAhead(daysLeft);
}

/** The listing's page with the same number of guests and no dates. */
export const bookAgainQuery = (guests: number): string => (guests > 1 ? `?guests=${guests}` : "");
