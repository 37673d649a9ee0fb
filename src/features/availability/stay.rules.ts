import { fromDate, parseDate, parseDateTime, toCalendarDate } from "@internationalized/date";

/** How far ahead one can book, and how long a calendar is. */
export const DAYS_AHEAD = 731;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Nights from check-in until, not including, check-out. Days are `YYYY-MM-DD`. */
export type Stay = { checkIn: string; checkOut: string };

export const isDay = (value: string): boolean => ISO_DAY.test(value) && isOnCalendar(value);

function isOnCalendar(day: string): boolean {
  try {
    parseDate(day);
    return true;
  } catch {
    return false;
  }
}

export const addDays = (day: string, count: number): string => parseDate(day).add({ days: count }).toString();

export const nightsBetween = ({ checkIn, checkOut }: Stay): number => dayNumber(checkOut) - dayNumber(checkIn);

function dayNumber(day: string): number {
  const date = parseDate(day);
  return date.calendar.toJulianDay(date);
}

/** The nights of a stay, counted on dates, so that daylight saving can't add or lose one. */
export function nightsOf(stay: Stay): string[] {
  const first = parseDate(stay.checkIn);
  return Array.from({ length: Math.max(0, nightsBetween(stay)) }, (_, index) => first.add({ days: index }).toString());
}

/** The nights, in order, as stays: each is a run of nights without a gap. */
export function staysOf(nights: readonly string[]): Stay[] {
  const stays: Stay[] = [];
  for (const night of nights) {
    const last = stays.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else stays.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return stays;
}

/** Today's date where the listing is. */
export const todayAt = (timeZone: string, now: Date): string => toCalendarDate(fromDate(now, timeZone)).toString();

/** The moment when local clocks show this time on this day. A time that daylight saving skips uses the offset from before the change. */
export const instantAt = (timeZone: string, day: string, time: string): Date => parseDateTime(`${day}T${time}`).toDate(timeZone);

/** The last possible check-out day. */
export const lastBookableDay = (today: string): string => addDays(today, DAYS_AHEAD);
