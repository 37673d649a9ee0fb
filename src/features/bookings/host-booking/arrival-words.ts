import type { BookingView } from "../booking.schema.ts";

const DAYS = ["today", "tomorrow"];

/** "Arrives in 3 days", "Checks out tomorrow". Null when it is over. */
export function arrivalInWords({ daysLeft, phase }: Pick<BookingView, "daysLeft" | "phase">): string | null {
  if (daysLeft === null) return null;
  return `${phase === "current" ? "Checks out" : "Arrives"} ${DAYS[daysLeft] ?? `in ${daysLeft} days`}`;
}
