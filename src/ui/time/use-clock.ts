import { useMemo } from "react";
import { useFormats } from "./use-formats.ts";
import { useTimeZone } from "./use-time-zone.ts";

/** Times and days of moments, in the reader's time zone and words. */
export function useClock() {
  const timeZone = useTimeZone();
  const formats = useFormats();
  return useMemo(() => clockOf(timeZone, formats), [timeZone, formats]);
}

function clockOf(timeZone: string, formats: "us" | "world") {
  const hours = formats === "us" ? ({ hour: "numeric", hourCycle: "h12" } as const) : ({ hour: "2-digit", hourCycle: "h23" } as const);
  const time = new Intl.DateTimeFormat("en-US", { ...hours, minute: "2-digit", timeZone });
  const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric", timeZone });
  return {
    // Servers and browsers do not agree on which space stands before AM and PM.
    time: (at: string) => time.format(new Date(at)).replace(/\s/g, " "),
    day: (at: string | undefined) => (at === undefined ? "" : day.format(new Date(at))),
  };
}
