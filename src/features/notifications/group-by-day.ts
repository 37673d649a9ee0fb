import { dayInWords } from "../../platform/day-words.ts";

const DAY_MS = 24 * 3600 * 1000;
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
const dayOf = (at: string) => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date(at));

export type DayGroup<T> = { label: string; items: T[] };

/** Puts together what happened on the same day, by the clock of whoever looks; the order stays. */
export function groupByDay<T extends { createdAt: string }>(items: readonly T[], today: string): DayGroup<T>[] {
  const groups = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt));
  return [...groups].map(([day, group]) => ({
    label: day === today ? "Today" : day === dayBefore(today) ? "Yesterday" : dayInWords(day),
    items: group,
  }));
}
