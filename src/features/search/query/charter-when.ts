import { countOf } from "../../../platform/words/counts.ts";
import { shortDay } from "../../../platform/words/day-words.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";

/** When a charter is wanted; empty or left out: whenever. */
export type CharterWhen = {
  charter?: unknown;
  day?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  hours?: number | string | undefined;
};

/** The lengths that can be chosen, in hours. */
export const CHARTER_LENGTHS = [
  { value: "", label: "Any length" },
  { value: "2", label: "2 hours" },
  { value: "4", label: "Half a day" },
  { value: "8", label: "A day" },
  { value: "168", label: "A week" },
];

export const hasCharterTime = ({ charter, day, from, until, hours }: CharterWhen): boolean =>
  Boolean(charter || day || from || until || hours);

const lengthInWords = (hours: string): string =>
  CHARTER_LENGTHS.find(({ value }) => value === hours)?.label ?? countOf(Number(hours), "hour");

/** "Sun, Jul 18, half a day, from 8:00 AM to 1:00 PM"; "By the hour or day" where nothing more is said. */
export function charterWhen({ day, from, until, hours }: CharterWhen, formats: Formats): string {
  const length = hours ? lengthInWords(String(hours)) : "";
  const times = [from && `from ${timeInWords(from, formats)}`, until && `${from ? "to" : "until"} ${timeInWords(until, formats)}`];
  const parts = [day ? shortDay(day) : "", day ? length.toLowerCase() : length, times.filter(Boolean).join(" ")];
  return parts.filter(Boolean).join(", ") || "By the hour or day";
}
