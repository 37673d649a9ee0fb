import { plainSpaces } from "./day-words.ts";
import type { Formats } from "./formats.ts";

export const CLOCKS = {
  us: { hour: "numeric", minute: "2-digit", hourCycle: "h12" },
  world: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const;

const clocks = {
  us: new Intl.DateTimeFormat("en-US", { ...CLOCKS.us, timeZone: "UTC" }),
  world: new Intl.DateTimeFormat("en-US", { ...CLOCKS.world, timeZone: "UTC" }),
};

/** "15:00" as "3:00 PM", where that is how it is written. */
export const timeInWords = (time: string, formats: Formats = "us"): string =>
  plainSpaces(clocks[formats].format(new Date(`1970-01-01T${time}Z`)));
