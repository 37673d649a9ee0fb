import { addDays } from "../availability/index.ts";

const DAYS_IN_WEEK = 7;

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

/** The month this many months later, or earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const date = new Date(firstOf(month));
  return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString());
}

/** The month in whole weeks, which start on Sunday. */
export function weeksOf(month: string): { first: string; last: string } {
  const start = firstOf(month);
  const end = addDays(firstOf(addMonths(month, 1)), -1);
  const weekday = (day: string) => new Date(day).getUTCDay();
  return { first: addDays(start, -weekday(start)), last: addDays(end, DAYS_IN_WEEK - 1 - weekday(end)) };
}
