import { shortMonthDay } from "../../../platform/words/day-words.ts";
import type { DayMark } from "./stay-choices.ts";
import { nightsInWords, stayInWords } from "../stay-words.ts";
import type { Stay } from "../stay.rules.ts";

/** Why a day can't be selected, for screen readers. */
export function markInWords(mark: DayMark, minimumNights: number): string | null {
  switch (mark) {
    case "free":
      return null;
    case "check-out-only":
      return "check-out only";
    case "too-short":
      return `unavailable, ${minimumNights}-night minimum`;
    case "too-long":
      return "unavailable, longer than the maximum stay";
    case "no-check-in":
      return "no check-in on this day";
    case "no-check-out":
      return "no check-out on this day";
    case "no-room":
      return `unavailable, not enough free nights for the ${minimumNights}-night minimum`;
    case "taken":
      return "unavailable, taken";
    case "beyond":
      return "unavailable for this check-in";
  }
}

/** The next step on the calendar; screen readers announce it when it changes. */
export function nextStepInWords(stay: Stay, minimumNights: number, latestCheckOut: string | null): string {
  if (stay.checkIn && stay.checkOut) return `${nightsInWords(stay)}: ${stayInWords(stay)}`;
  if (!stay.checkIn) return minimumNights > 1 ? `Select a check-in date (${minimumNights}-night minimum)` : "Select a check-in date";
  const bounds = [minimumNights > 1 && `${minimumNights}-night minimum`, latestCheckOut && `up to ${shortMonthDay(latestCheckOut)}`].filter(
    Boolean,
  );
  return bounds.length > 0 ? `Select a check-out date (${bounds.join(", ")})` : "Select a check-out date";
}
