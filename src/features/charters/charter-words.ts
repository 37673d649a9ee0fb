import { countOf } from "../../platform/words/counts.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import type { CharterCrew } from "./charter.rules.ts";
import type { CharterPackage } from "./charter.schema.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day and time at the marina, as `YYYY-MM-DD HH:MM`. */
function localAt(timeZone: string, moment: string): [day: string, clock: string] {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  clocks.set(timeZone, format);
  const [day = "", clock = ""] = format.format(new Date(moment)).split(" ");
  return [day, clock];
}

export const dayAt = (timeZone: string, moment: string): string => localAt(timeZone, moment)[0];
export const clockAt = (timeZone: string, moment: string): string => localAt(timeZone, moment)[1];

export const CREW_WORDS: Record<CharterCrew, string> = { captained: "with captain", bareboat: "bareboat" };

/** "Half day, with captain", "Sunset sail, 3 seats" */
export const charterLine = (name: string, crew: CharterCrew, seats: number | null): string =>
  `${name}, ${seats === null ? CREW_WORDS[crew] : countOf(seats, "seat")}`;

const MINUTES = 60;

/** "4 hours", "1 hour 30 minutes", "7 nights, back at 9:00 AM" */
export function packageLength(offered: Pick<CharterPackage, "minutes" | "nights" | "returnsAt">, formats: Formats = "us"): string {
  if (offered.minutes === null) {
    const back = `back at ${timeInWords(offered.returnsAt ?? "00:00", formats)}`;
    return offered.nights ? `${countOf(offered.nights, "night")}, ${back}` : back;
  }
  const [hours, minutes] = [Math.floor(offered.minutes / MINUTES), offered.minutes % MINUTES];
  return [hours > 0 ? countOf(hours, "hour") : "", minutes > 0 ? countOf(minutes, "minute") : ""].filter(Boolean).join(" ");
}
