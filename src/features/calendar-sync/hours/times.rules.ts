import { addDays, instantAt, todayAt } from "../../availability/index.ts";
import type { AllDayMeaning } from "../calendar.schema.ts";
import { merged, type NightRange } from "../reading/stays.rules.ts";

/** What the days and nights of a boat that sells hours go by. */
export type BoatClock = { timeZone: string; checkInTime: string; checkOutTime: string; turnaroundMinutes: number };
export type Span = { from: Date; until: Date };

const MINUTE_MS = 60_000;

export const spansOverlap = (a: Span, b: Span): boolean => a.from < b.until && b.from < a.until;
export const covers = (a: Span, b: Span): boolean => a.from <= b.from && a.until >= b.until;

/** What all-day events of another calendar take: whole days at the marina, or nights from check-in to check-out. */
export const spanOfDays = ({ firstNight, endNight }: NightRange, means: AllDayMeaning, boat: BoatClock): Span => ({
  from: instantAt(boat.timeZone, firstNight, means === "nights" ? boat.checkInTime : "00:00"),
  until: instantAt(boat.timeZone, endNight, means === "nights" ? boat.checkOutTime : "00:00"),
});

/**
 * The whole days that stand for a time on sites that only take days: each that it reaches into, and the one before if the boat couldn't be ready for it after
 * a check-out, because some sites mean nights by days.
 */
export function wholeDays({ from, until }: Span, { timeZone, checkOutTime, turnaroundMinutes }: BoatClock): NightRange {
  const first = todayAt(timeZone, from);
  const ready = instantAt(timeZone, first, checkOutTime).getTime() + turnaroundMinutes * MINUTE_MS;
  const last = todayAt(timeZone, new Date(until.getTime() - 1));
  return { firstNight: from.getTime() < ready ? addDays(first, -1) : first, endNight: addDays(last, 1) };
}

/** Days as a site may say them back: each entry alone, or those put together that touch. */
export const asSaidBack = (days: readonly NightRange[]): NightRange[] => [...days, ...merged(days)];
