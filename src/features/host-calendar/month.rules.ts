import { endOfMonth, endOfWeek, parseDate, startOfWeek } from "@internationalized/date";

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

/** The month this many months later, or earlier for a negative number. */
export const addMonths = (month: string, count: number): string => monthOf(parseDate(firstOf(month)).add({ months: count }).toString());

/** The month in whole weeks, which start on Sunday. */
export function weeksOf(month: string): { first: string; last: string } {
  const first = parseDate(firstOf(month));
  return { first: startOfWeek(first, "en-US").toString(), last: endOfWeek(endOfMonth(first), "en-US").toString() };
}
