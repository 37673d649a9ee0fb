import { expect, test } from "vitest";
import { monthDayInWords, monthOfYear, shortDate, shortMonth, shortMonthDay, shortDay, dayInWords } from "./day-words.ts";

const FORMATS: [(day: string) => string, Intl.DateTimeFormatOptions][] = [
  [shortMonth, { month: "short" }],
  [monthOfYear, { month: "long", year: "numeric" }],
  [shortMonthDay, { month: "short", day: "numeric" }],
  [monthDayInWords, { month: "long", day: "numeric" }],
  [shortDate, { month: "short", day: "numeric", year: "numeric" }],
  [shortDay, { weekday: "short", month: "short", day: "numeric" }],
  [dayInWords, { weekday: "long", month: "long", day: "numeric", year: "numeric" }],
];

test("days are written as the language writes them, every day of two years", () => {
  const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));
  for (const [write, options] of FORMATS) {
    const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    expect(days.map(write)).toEqual(days.map((day) => format.format(new Date(day))));
  }
});
