import { DAY_MS } from "../../platform/clock.ts";
import { dayInWords } from "../../platform/words/day-words.ts";

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

export type DayGroup<T> = { label: string; isToday: boolean; items: T[] };

/** Puts together what happened on the same day in this time zone; the order stays. */
export function groupByDay<T extends { createdAt: string }>(items: readonly T[], timeZone: string, now: string): DayGroup<T>[] {
  const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
  const dayOf = (at: string) => format.format(new Date(at));
  const today = dayOf(now);
  return [...Map.groupBy(items, ({ createdAt }) => dayOf(createdAt))].map(([day, group]) => ({
    label: day === today ? "Today" : day === dayBefore(today) ? "Yesterday" : dayInWords(day),
    isToday: day === today,
    items: group,
  }));
}
