import { once } from "../once.ts";

function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = once(() => new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }));
  return (day) => format().format(new Date(day));
}

/** "Jun" */
export const shortMonth = dayFormat({ month: "short" });

/** "June 2027" */
export const monthOfYear = dayFormat({ month: "long", year: "numeric" });

/** "Jun 10" */
export const shortMonthDay = dayFormat({ month: "short", day: "numeric" });

/** "June 10" */
export const monthDayInWords = dayFormat({ month: "long", day: "numeric" });

const shortDateFormat = { month: "short", day: "numeric", year: "numeric" } as const;

/** "Jun 10, 2027" */
export const shortDate = dayFormat(shortDateFormat);

/** "Thu, Jun 10" */
export const shortDay = dayFormat({ weekday: "short", month: "short", day: "numeric" });

/** "Thursday, June 10, 2027" */
export const dayInWords = dayFormat({ weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** "Thursday" */
export const weekdayInWords = dayFormat({ weekday: "long" });

/** "Thu" */
export const shortWeekday = dayFormat({ weekday: "short" });

const rangeFormat = once(() => new Intl.DateTimeFormat("en-US", { ...shortDateFormat, timeZone: "UTC" }));

/** "Jun 10–13, 2027", "Jun 28 – Jul 2, 2027": numbers close up around a dash, words don't. */
export const shortRange = (first: string, last: string): string =>
  plainSpaces(rangeFormat().formatRange(new Date(first), new Date(last))).replace(/(\d) – (\d)/, "$1–$2");

/** "Jun 10–13", "Jun 28 – Jul 2", "Dec 30 – Jan 2" */
export const shortDays = (first: string, last: string): string =>
  first.slice(0, 7) === last.slice(0, 7)
    ? `${shortMonthDay(first)}–${Number(last.slice(8))}`
    : `${shortMonthDay(first)} – ${shortMonthDay(last)}`;

/** Servers and browsers do not agree on which space stands around a dash and before AM and PM. */
export const plainSpaces = (text: string): string => text.replace(/\s/g, " ");
