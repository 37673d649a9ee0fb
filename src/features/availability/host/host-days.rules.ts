import { isWeekend } from "../rules/season.rules.ts";
import { addDays, lastBookableDay, nightsOf } from "../stay.rules.ts";

/** From the first to the last day, both included. */
export type Days = { first: string; last: string };

export const KINDS_OF_DAYS = ["all", "weekdays", "weekends"] as const;
export type KindOfDays = (typeof KINDS_OF_DAYS)[number];

export const daysOf = ({ first, last }: Days): string[] => nightsOf({ checkIn: first, checkOut: addDays(last, 1) });

export const isOfKind = (day: string, kind: KindOfDays): boolean => kind === "all" || isWeekend(day) === (kind === "weekends");

/** Why a host can't change these days, even if they are free; null if they can. */
export function refuseDays({ first, last }: Days, today: string): "days_past" | "days_too_far" | null {
  if (first < today) return "days_past";
  return last >= lastBookableDay(today) ? "days_too_far" : null;
}
