import { nightsBetween, type Stay } from "./stay.rules.ts";
import type { DayMark } from "./stay-choices.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  return (day: string) => words.format(new Date(day));
};

/** "Fri, Mar 5" */
export const shortDay = format({ weekday: "short", month: "short", day: "numeric" });
/** "Fri, Mar 5, 2027" */
export const dayWithYear = format({ weekday: "short", month: "short", day: "numeric", year: "numeric" });
/** "Friday, March 5, 2027" */
export const wholeDay = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });

export const nightsInWords = (count: number): string => (count === 1 ? "1 night" : `${count} nights`);

/** "Mar 5 – 8, 2027" */
export function stayInWords({ checkIn, checkOut }: Stay): string {
  const words = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
  return words.formatRange(new Date(checkIn), new Date(checkOut));
}

/** What a day that cannot be chosen says about itself. */
export function markInWords(mark: DayMark, minimumNights: number): string | null {
  switch (mark) {
    case "free":
      return null;
    case "check-out-only":
      return "check-out only";
    case "too-short":
      return `unavailable, the minimum stay is ${nightsInWords(minimumNights)}`;
    case "no-room":
      return `unavailable, fewer than ${nightsInWords(minimumNights)} are free from here`;
    case "taken":
      return "unavailable, taken";
    case "beyond":
      return "unavailable for this check-in";
  }
}

/** What to do next on the calendar, in a line that is read out when it changes. */
export function nextStepInWords(stay: Stay, minimumNights: number, latestCheckOut: string | null): string {
  if (stay.checkIn && stay.checkOut) return `${nightsInWords(nightsBetween(stay))}: ${stayInWords(stay)}`;
  if (!stay.checkIn)
    return minimumNights > 1 ? `Choose your check-in. The minimum stay is ${minimumNights} nights.` : "Choose your check-in.";
  const atLeast = minimumNights > 1 ? `At least ${minimumNights} nights` : null;
  const until = latestCheckOut ? `${atLeast ? "leaving" : "Leaving"} by ${shortDay(latestCheckOut)} at the latest` : null;
  const bounds = [atLeast, until].filter(Boolean).join(", ");
  return `Choose your check-out.${bounds ? ` ${bounds}.` : ""}`;
}
