import { addDays, type Days } from "../availability/index.ts";
import { addMonths, firstOf, monthOf } from "./month.rules.ts";

/** The days between two, in either order; past days can't be selected. */
export function daysBetween(one: string, other: string, today: string): Days | null {
  const [first, last] = one <= other ? [one, other] : [other, one];
  if (last < today) return null;
  return { first: first < today ? today : first, last };
}

export const includesDay = (days: Days | null, day: string): boolean => days !== null && days.first <= day && day <= days.last;

/** The day that a key moves to; null if it moves nowhere. */
export function dayAfterKey(day: string, key: string): string | null {
  const weekday = new Date(day).getUTCDay();
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekday);
    case "End":
      return addDays(day, 6 - weekday);
    case "PageUp":
      return sameDayIn(day, -1);
    case "PageDown":
      return sameDayIn(day, 1);
    default:
      return null;
  }
}

/** The same day of another month, or its last day. */
function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = addDays(firstOf(addMonths(month, 1)), -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}
