import { type CalendarDate, endOfWeek, parseDate, startOfWeek } from "@internationalized/date";
import type { Days } from "../availability/index.ts";

/** The days between two, whichever comes first; what is past cannot be chosen. */
export function daysBetween(one: string, other: string, today: string): Days | null {
  const [first, last] = one <= other ? [one, other] : [other, one];
  if (last < today) return null;
  return { first: first < today ? today : first, last };
}

export const includesDay = (days: Days | null, day: string): boolean => days !== null && days.first <= day && day <= days.last;

/** Where a key leads from this day; null: nowhere. */
export function dayAfterKey(day: string, key: string): string | null {
  const move = MOVES[key];
  return move ? move(parseDate(day)).toString() : null;
}

const MOVES: Record<string, ((date: CalendarDate) => CalendarDate) | undefined> = {
  ArrowLeft: (date) => date.add({ days: -1 }),
  ArrowRight: (date) => date.add({ days: 1 }),
  ArrowUp: (date) => date.add({ weeks: -1 }),
  ArrowDown: (date) => date.add({ weeks: 1 }),
  Home: (date) => startOfWeek(date, "en-US"),
  End: (date) => endOfWeek(date, "en-US"),
  PageUp: (date) => date.add({ months: -1 }),
  PageDown: (date) => date.add({ months: 1 }),
};
