import { hoursOf, type When } from "../../availability/index.ts";
import type { BookingView } from "../booking.schema.ts";

const DAYS = ["today", "tomorrow"];

/** "Arrives in 3 days", "Checks out tomorrow", "Starts today", "Back today". Null when it is over. */
export function arrivalInWords(booking: Pick<BookingView, "daysLeft" | "phase"> & When): string | null {
  const { daysLeft, phase } = booking;
  if (daysLeft === null) return null;
  const [comes, goes] = hoursOf(booking) ? ["Starts", "Back"] : ["Arrives", "Checks out"];
  return `${phase === "current" ? goes : comes} ${DAYS[daysLeft] ?? `in ${daysLeft} days`}`;
}
