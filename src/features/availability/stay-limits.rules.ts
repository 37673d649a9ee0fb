import { fillsGap, includesWeekday, isWeekend, type ListingRules, NO_RULES, type Preparation, seasonOn } from "./rules/season.rules.ts";
import { weekdaysInWords } from "./rules/weekday-words.ts";
import { addDays, lastBookableDay, nightsBetween, nightsOf, type Stay, todayAt } from "./stay.rules.ts";

/** How long a stay from this day on may be, and on which days it begins and ends. */
export type LimitsOfDay = {
  minimumNights: number;
  maximumNights: number | null;
  arrivalDays: number;
  departureDays: number;
  /** They are those of the day, of a season or of weekends. */
  isSpecial: boolean;
};

/** What the day of the check-in itself says, else its season, else what weekends have, else what always holds. */
export function limitsOn(checkIn: string, minimumNights: number, rules: ListingRules): LimitsOfDay {
  const season = rules.seasons.length > 0 ? seasonOn(rules.seasons, checkIn) : null;
  const special = rules.dayMinimums[checkIn] ?? season?.minimumNights ?? (isWeekend(checkIn) ? rules.weekendMinimumNights : null);
  return {
    minimumNights: special ?? minimumNights,
    maximumNights: season?.maximumNights ?? rules.maximumNights,
    arrivalDays: season?.arrivalDays ?? rules.arrivalDays,
    departureDays: season?.departureDays ?? rules.departureDays,
    isSpecial: special !== null || (season?.maximumNights ?? null) !== null,
  };
}

/** The first day that a stay can begin on, and the last that it can end on. */
export const bookableDays = (today: string, { noticeDays, windowDays }: ListingRules) => ({
  first: addDays(today, noticeDays),
  last: windowDays === null ? lastBookableDay(today) : addDays(today, windowDays),
});

export type StayTermsOfDay = { today: string; minimumNights: number; rules?: ListingRules | null | undefined };

export type StayRefusal = {
  code:
    | "nights_not_sold"
    | "check_in_past"
    | "check_out_not_after"
    | "stay_too_soon"
    | "stay_too_far"
    | "no_check_in_day"
    | "no_check_out_day"
    | "stay_too_short"
    | "stay_too_long"
    | "too_many_guests";
  message?: string;
};

/** Why a stay of these days can't be booked even if its nights are free; null if it can. One that fills a gap may be short. */
export function refuseDates({ today, minimumNights, rules }: StayTermsOfDay, stay: Stay, isGap = false): StayRefusal | null {
  const { checkIn, checkOut } = stay;
  const { noticeDays, windowDays } = rules ?? NO_RULES;
  if (rules?.sellsNights === false) return { code: "nights_not_sold" };
  if (checkIn < today) return { code: "check_in_past" };
  if (checkOut <= checkIn) return { code: "check_out_not_after" };
  const bookable = bookableDays(today, rules ?? NO_RULES);
  if (checkIn < bookable.first)
    return { code: "stay_too_soon", message: `This place needs ${noticeDays === 1 ? "1 day's" : `${noticeDays} days'`} notice` };
  if (checkOut > bookable.last)
    return { code: "stay_too_far", ...(windowDays !== null && { message: `You can book this place up to ${windowDays} days ahead` }) };
  const limits = limitsOn(checkIn, minimumNights, rules ?? NO_RULES);
  const nights = nightsBetween(stay);
  const when = limits.isSpecial ? " on these dates" : "";
  if (!includesWeekday(limits.arrivalDays, checkIn))
    return { code: "no_check_in_day", message: `Check-in is on ${weekdaysInWords(limits.arrivalDays)}` };
  if (nights < limits.minimumNights && !isGap)
    return { code: "stay_too_short", message: `This place has a ${limits.minimumNights}-night minimum${when}` };
  if (limits.maximumNights !== null && nights > limits.maximumNights)
    return { code: "stay_too_long", message: `This place has a ${limits.maximumNights}-night maximum${when}` };
  if (!includesWeekday(limits.departureDays, checkOut))
    return { code: "no_check_out_day", message: `Check-out is on ${weekdaysInWords(limits.departureDays)}` };
  return null;
}

/** Whether the stay fills a gap that is as short as the host means. */
export const isGapStay = (
  rules: ListingRules | null | undefined,
  today: string,
  stay: Stay,
  isTaken: (night: string) => boolean,
): boolean =>
  !!rules && rules.gapNights > 0 && nightsBetween(stay) <= rules.gapNights && fillsGap(stay, bookableDays(today, rules).first, isTaken);

/** The nights that a stay needs for preparation. They may be blocked, but nobody may stay there. */
export const nightsToPrepare = ({ checkIn, checkOut }: Stay, { preparationBefore, preparationAfter }: Preparation): string[] => [
  ...nightsOf({ checkIn: addDays(checkIn, -preparationBefore), checkOut: checkIn }),
  ...nightsOf({ checkIn: checkOut, checkOut: addDays(checkOut, preparationAfter) }),
];

/** As many nights beside a stay as can matter for it: a gap ends there, or its preparation. */
export const BESIDE = 7;

/** Whether somebody stays on a night that this holds, or is paying for it; preparation can't lie there. */
export const isStayedIn = (held: string | undefined): boolean =>
  held === "booking" || held === "manual" || held === "import" || held === "checkout";

/** Whether all of its nights are free, and nobody stays where it needs preparation. */
export const isFreeFor = (stay: Stay, rules: Preparation | null | undefined, held: ReadonlyMap<string, string> | undefined): boolean =>
  held === undefined ||
  (nightsOf(stay).every((night) => !held.has(night)) &&
    nightsToPrepare(stay, rules ?? NO_RULES).every((night) => !isStayedIn(held.get(night))));

export type StayLimits = { timeZone: string; minimumNights: number; capacity: number; rules?: ListingRules | null | undefined };

/** The same at this moment, and for as many guests. */
export function refuseStay(
  { capacity, timeZone, ...limits }: StayLimits,
  { guests, ...stay }: Stay & { guests: number },
  now: Date,
  isGap = false,
): StayRefusal | null {
  const refusal = refuseDates({ ...limits, today: todayAt(timeZone, now) }, stay, isGap);
  if (refusal || guests <= capacity) return refusal;
  return { code: "too_many_guests", message: capacity === 1 ? "This place is for 1 guest" : `This place is for up to ${capacity} guests` };
}
