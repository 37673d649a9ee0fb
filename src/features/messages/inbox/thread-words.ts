import type { Formats } from "../../../platform/words/formats.ts";
import { countOf, whenInWords } from "../../availability/index.ts";
import type { ThreadSummary } from "../message.schema.ts";

const PHASE_WORDS: Record<ThreadSummary["phase"], string> = {
  question: "Question",
  upcoming: "Upcoming stay",
  current: "Current stay",
  past: "Past stay",
  cancelled: "Cancelled",
};

const TRIP_WORDS: Partial<typeof PHASE_WORDS> = { upcoming: "Upcoming trip", current: "Current trip", past: "Past trip" };

export const phaseInWords = ({ phase, hours }: ThreadSummary): string => (hours && TRIP_WORDS[phase]) ?? PHASE_WORDS[phase];

/** When and for how many, where that is known. */
export function datesInWords({ checkIn, checkOut, hours, guests, listing }: ThreadSummary, formats?: Formats): string {
  const stay = checkIn && checkOut ? whenInWords({ checkIn, checkOut, hours }, formats, listing.city) : "";
  return [stay, guests && countOf(guests, "guest")].filter(Boolean).join(" · ");
}
