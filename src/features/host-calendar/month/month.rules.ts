import { endOfMonth, endOfWeek, parseDate, startOfWeek } from "@internationalized/date";
import type { WEEK_STARTS } from "../../../platform/words/formats.ts";

export type WeekStart = (typeof WEEK_STARTS)[number];

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

/** The month this many months later, or earlier for a negative number. */
export const addMonths = (month: string, count: number): string => monthOf(parseDate(firstOf(month)).add({ months: count }).toString());

/** The month in whole weeks. */
export function weeksOf(month: string, weekStart: WeekStart): { first: string; last: string } {
  const first = parseDate(firstOf(month));
  return { first: startOfWeek(first, "en-US", weekStart).toString(), last: endOfWeek(endOfMonth(first), "en-US", weekStart).toString() };
}
