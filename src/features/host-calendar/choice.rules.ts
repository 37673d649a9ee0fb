import { type CalendarDate, parseDate } from "@internationalized/date";
import { addDays, type Days, nightsBetween } from "../availability/index.ts";

/** The days between two, in either order; past days can't be selected. */
export function daysBetween(one: string, other: string, today: string): Days | null {
  const [first, last] = one <= other ? [one, other] : [other, one];
  if (last < today) return null;
  return { first: first < today ? today : first, last };
}

export const includesDay = (days: Days | null, day: string): boolean => days !== null && days.first <= day && day <= days.last;

/** The day that a key moves to; null if it moves nowhere. `weekStart` is any day that a week begins on. */
export function dayAfterKey(day: string, key: string, weekStart: string): string | null {
  const weekday = ((nightsBetween({ checkIn: weekStart, checkOut: day }) % 7) + 7) % 7;
  if (key === "Home") return addDays(day, -weekday);
  if (key === "End") return addDays(day, 6 - weekday);
  const move = MOVES[key];
  return move ? move(parseDate(day)).toString() : null;
}

const MOVES: Record<string, ((date: CalendarDate) => CalendarDate) | undefined> = {
  ArrowLeft: (date) => date.add({ days: -1 }),
  ArrowRight: (date) => date.add({ days: 1 }),
  ArrowUp: (date) => date.add({ weeks: -1 }),
  ArrowDown: (date) => date.add({ weeks: 1 }),
  PageUp: (date) => date.add({ months: -1 }),
  PageDown: (date) => date.add({ months: 1 }),
};
