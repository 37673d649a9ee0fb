import { isWeekend } from "../rules/season.rules.ts";
import { addDays, lastBookableDay, nightsOf } from "../stay.rules.ts";

/** As many listings can be changed at once. */
export const MOST_LISTINGS = 100;
/** How long a change of prices or minimum stays can be undone. */
export const UNDO_MINUTES = 60;

/** From the first to the last day, both included. */
export type Days = { first: string; last: string };

/** The same days of one or several listings. */
export type ListingDays = Days & { listingIds: string[] };

/** What a single day can have of its own: a price in cents, or a minimum stay in nights. */
export type DayValue = "price" | "minimum";

export const KINDS_OF_DAYS = ["all", "weekdays", "weekends"] as const;
export type KindOfDays = (typeof KINDS_OF_DAYS)[number];

export const daysOf = ({ first, last }: Days): string[] => nightsOf({ checkIn: first, checkOut: addDays(last, 1) });

export const isOfKind = (day: string, kind: KindOfDays): boolean => kind === "all" || isWeekend(day) === (kind === "weekends");

/** Why a host can't change these days, even if they are free; null if they can. */
export function refuseDays({ first, last }: Days, today: string): "days_past" | "days_too_far" | null {
  if (first < today) return "days_past";
  return last >= lastBookableDay(today) ? "days_too_far" : null;
}
