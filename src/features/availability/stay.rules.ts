import { fromDate, parseDate, parseDateTime, toCalendarDate } from "@internationalized/date";
import { money, type Money } from "../../platform/money.ts";

const SERVICE_FEE_PERCENT = 12;
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

export type StayLimits = { timeZone: string; minimumNights: number; capacity: number };
type StayRefusal = {
  code: "check_in_past" | "check_out_not_after" | "stay_too_far" | "stay_too_short" | "too_many_guests";
  message?: string;
};

/** Why a stay can't be booked even if its nights are free; null if it can. */
export function refuseStay(limits: StayLimits, { guests, ...stay }: Stay & { guests: number }, now: Date): StayRefusal | null {
  const today = todayAt(limits.timeZone, now);
  if (stay.checkIn < today) return { code: "check_in_past" };
  if (stay.checkOut <= stay.checkIn) return { code: "check_out_not_after" };
  if (stay.checkOut > lastBookableDay(today)) return { code: "stay_too_far" };
  if (nightsBetween(stay) < limits.minimumNights)
    return { code: "stay_too_short", message: `This place has a ${limits.minimumNights}-night minimum` };
  if (guests > limits.capacity)
    return {
      code: "too_many_guests",
      message: limits.capacity === 1 ? "This place is for 1 guest" : `This place is for up to ${limits.capacity} guests`,
    };
  return null;
}

export type PriceParts = { nightlyPriceCents: number; cleaningFeeCents: number; customPrices: ReadonlyMap<string, number> };

export type Quote = { nights: { night: string; price: Money }[]; subtotal: Money; cleaningFee: Money; serviceFee: Money; total: Money };

/** The all-in price: each night at its own price, the cleaning fee, and 12% of the nights rounded half up to a whole dollar. */
export function quoteStay(stay: Stay, { nightlyPriceCents, cleaningFeeCents, customPrices }: PriceParts): Quote {
  const nights = nightsOf(stay).map((night) => ({ night, price: money(customPrices.get(night) ?? nightlyPriceCents) }));
  const subtotal = nights.reduce((sum, { price }) => sum + price.cents, 0);
  const serviceFee = serviceFeeOf(subtotal);
  return {
    nights,
    subtotal: money(subtotal),
    cleaningFee: money(cleaningFeeCents),
    serviceFee: money(serviceFee),
    total: money(subtotal + cleaningFeeCents + serviceFee),
  };
}

/** In integers throughout: (12% of the cents) to the nearest 100 cents, halves up. */
const serviceFeeOf = (subtotalCents: number): number => Math.floor((subtotalCents * SERVICE_FEE_PERCENT + 5_000) / 10_000) * 100;
