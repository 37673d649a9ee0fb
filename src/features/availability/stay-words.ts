import { countOf } from "../../platform/counts.ts";
import { plainSpaces, shortRange } from "../../platform/day-words.ts";
import { nightsBetween, type Stay } from "./stay.rules.ts";

/** "Jun 10 – 13, 2027" */
export const stayInWords = ({ checkIn, checkOut }: Stay): string => shortRange(checkIn, checkOut);

export const nightsInWords = (stay: Stay): string => countOf(nightsBetween(stay), "night");

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** "June 10, 2027 at 3:00 PM", by the clock of the place. */
export function momentInWords(instant: string, timeZone: string): string {
  const format = momentFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone });
  momentFormats.set(timeZone, format);
  return plainSpaces(format.format(new Date(instant)));
}
