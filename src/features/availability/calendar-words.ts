import { shortDay } from "../../platform/day-words.ts";
import type { DayMark } from "./stay-choices.ts";
import { countOf } from "../../platform/count-words.ts";
import { nightsInWords, stayInWords } from "./stay-words.ts";
import type { Stay } from "./stay.rules.ts";

/** What a day that cannot be chosen says about itself. */
export function markInWords(mark: DayMark, minimumNights: number): string | null {
  switch (mark) {
    case "free":
      return null;
    case "check-out-only":
      return "check-out only";
    case "too-short":
      return `unavailable, the minimum stay is ${countOf(minimumNights, "night")}`;
    case "no-room":
      return `unavailable, fewer than ${countOf(minimumNights, "night")} are free from here`;
    case "taken":
      return "unavailable, taken";
    case "beyond":
      return "unavailable for this check-in";
  }
}

/** What to do next on the calendar, in a line that is read out when it changes. */
export function nextStepInWords(stay: Stay, minimumNights: number, latestCheckOut: string | null): string {
  if (stay.checkIn && stay.checkOut) return `${nightsInWords(stay)}: ${stayInWords(stay)}`;
  if (!stay.checkIn) return minimumNights > 1 ? `Choose your check-in. Minimum stay: ${minimumNights} nights.` : "Choose your check-in.";
  const bounds = [minimumNights > 1 && `${minimumNights} nights or more`, latestCheckOut && `by ${shortDay(latestCheckOut)}`].filter(
    Boolean,
  );
  return bounds.length > 0 ? `Choose your check-out: ${bounds.join(", ")}.` : "Choose your check-out.";
}
