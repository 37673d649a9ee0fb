import { countOf } from "../../platform/words/counts.ts";
import { plainSpaces, shortDays, shortRange } from "../../platform/words/day-words.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { CLOCKS } from "../../platform/words/time-words.ts";
import { nightsBetween, type Stay } from "./stay.rules.ts";

/** "Jun 10–13, 2027" */
export const stayInWords = ({ checkIn, checkOut }: Stay): string => shortRange(checkIn, checkOut);

/** "Jun 10–13", "Dec 30 – Jan 2" */
export const stayDays = ({ checkIn, checkOut }: Stay): string => shortDays(checkIn, checkOut);

export const nightsInWords = (stay: Stay): string => countOf(nightsBetween(stay), "night");

const LONG_DAY = { month: "long", day: "numeric", year: "numeric" } as const;
const momentFormats = new Map<string, Intl.DateTimeFormat[]>();

/** "June 10, 2027 at 3:00 PM", by the clock of the place. */
export function momentInWords(instant: string, timeZone: string, formats: Formats = "us"): string {
  const key = `${timeZone} ${formats}`;
  const parts =
    momentFormats.get(key) ?? [LONG_DAY, CLOCKS[formats]].map((options) => new Intl.DateTimeFormat("en-US", { ...options, timeZone }));
  momentFormats.set(key, parts);
  return plainSpaces(parts.map((format) => format.format(new Date(instant))).join(" at "));
}
