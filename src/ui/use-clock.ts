import { useMemo } from "react";
import { plainSpaces } from "../platform/day-words.ts";
import type { Formats } from "../platform/formats.ts";
import { CLOCKS } from "../platform/time-words.ts";
import { useFormats } from "./use-formats.ts";
import { useTimeZone } from "./use-time-zone.ts";

/** Times and days of moments, in the reader's time zone and words. */
export function useClock() {
  const timeZone = useTimeZone();
  const formats = useFormats();
  return useMemo(() => clockOf(timeZone, formats), [timeZone, formats]);
}

function clockOf(timeZone: string, formats: Formats) {
  const time = new Intl.DateTimeFormat("en-US", { ...CLOCKS[formats], timeZone });
  const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric", timeZone });
  return {
    // Servers and browsers do not agree on which space stands before AM and PM.
    time: (at: string) => plainSpaces(time.format(new Date(at))),
    day: (at: string | undefined) => (at === undefined ? "" : day.format(new Date(at))),
  };
}
