import { addDays, nightsBetween, type Stay } from "../stay.rules.ts";

/** Days of the week are bits, Sunday first. */
export const EVERY_DAY = 127;
const FRIDAY = 5;
const SATURDAY = 6;

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

export const includesWeekday = (days: number, day: string): boolean => ((days >> weekdayOf(day)) & 1) === 1;

/** Friday and Saturday nights are weekend nights. */
export const isWeekend = (day: string): boolean => weekdayOf(day) >= FRIDAY && weekdayOf(day) <= SATURDAY;

/** The nights from the first to the last day, both included, and what is different then. What is null is as always. */
export type Season = {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  isYearly: boolean;
  nightlyPriceCents: number | null;
  weekendPriceCents: number | null;
  minimumNights: number | null;
  maximumNights: number | null;
  arrivalDays: number | null;
  departureDays: number | null;
};

/** What makes a stay's price of the prices of its nights. */
export type PriceRules = Pick<
  ListingRules,
  | "weeklyDiscountPercent"
  | "monthlyDiscountPercent"
  | "lastMinuteDays"
  | "lastMinutePercent"
  | "earlyBirdDays"
  | "earlyBirdPercent"
  | "gapNights"
  | "gapPercent"
  | "guestsIncluded"
  | "extraGuestCents"
>;

/** The rules that a booking is made under and keeps: a change is priced by these, whatever the host has changed since. */
export type KeptRules = Preparation & PriceRules;

/** Nights beside a stay in which nobody else can stay. */
export type Preparation = Pick<ListingRules, "preparationBefore" | "preparationAfter">;

/** A host's rules beside the nightly price and the minimum of the listing. */
export type ListingRules = {
  weekendPriceCents: number | null;
  weeklyDiscountPercent: number;
  monthlyDiscountPercent: number;
  lastMinuteDays: number;
  lastMinutePercent: number;
  earlyBirdDays: number;
  earlyBirdPercent: number;
  gapNights: number;
  gapPercent: number;
  guestsIncluded: number;
  extraGuestCents: number;
  weekendMinimumNights: number | null;
  maximumNights: number | null;
  arrivalDays: number;
  departureDays: number;
  noticeDays: number;
  windowDays: number | null;
  preparationBefore: number;
  preparationAfter: number;
  /** False of a boat that is booked by the hour, day or week alone. */
  sellsNights: boolean;
  seasons: Season[];
  /** How long stays that begin on these days must be at least, whatever season and weekend say. */
  dayMinimums: Record<string, number>;
};

export const NO_RULES: ListingRules = {
  weekendPriceCents: null,
  weeklyDiscountPercent: 0,
  monthlyDiscountPercent: 0,
  lastMinuteDays: 0,
  lastMinutePercent: 0,
  earlyBirdDays: 0,
  earlyBirdPercent: 0,
  gapNights: 0,
  gapPercent: 0,
  guestsIncluded: 0,
  extraGuestCents: 0,
  weekendMinimumNights: null,
  maximumNights: null,
  arrivalDays: EVERY_DAY,
  departureDays: EVERY_DAY,
  noticeDays: 0,
  windowDays: null,
  preparationBefore: 0,
  preparationAfter: 0,
  sellsNights: true,
  seasons: [],
  dayMinimums: {},
};

/** Only what a booking keeps, of a listing's rules or of a booking itself. */
export const keptRules = (rules: KeptRules): KeptRules => ({
  preparationBefore: rules.preparationBefore,
  preparationAfter: rules.preparationAfter,
  weeklyDiscountPercent: rules.weeklyDiscountPercent,
  monthlyDiscountPercent: rules.monthlyDiscountPercent,
  lastMinuteDays: rules.lastMinuteDays,
  lastMinutePercent: rules.lastMinutePercent,
  earlyBirdDays: rules.earlyBirdDays,
  earlyBirdPercent: rules.earlyBirdPercent,
  gapNights: rules.gapNights,
  gapPercent: rules.gapPercent,
  guestsIncluded: rules.guestsIncluded,
  extraGuestCents: rules.extraGuestCents,
});

type Range = Pick<Season, "startsOn" | "endsOn" | "isYearly">;

/** Whether a night is in the season; one that comes every year may go over New Year. */
export function isInSeason({ startsOn, endsOn, isYearly }: Range, night: string): boolean {
  if (!isYearly) return night >= startsOn && night <= endsOn;
  const [first, last, asked] = [startsOn.slice(5), endsOn.slice(5), night.slice(5)];
  return first <= last ? asked >= first && asked <= last : asked >= first || asked <= last;
}

export const seasonOn = (seasons: readonly Season[], night: string): Season | null =>
  seasons.find((season) => isInSeason(season, night)) ?? null;

/** Whether some night is in both. */
export function doSeasonsMeet(one: Range, other: Range): boolean {
  const [asked, known] = one.isYearly ? [other, one] : [one, other];
  for (let night = asked.startsOn; night <= asked.endsOn; night = addDays(night, 1)) if (isInSeason(known, night)) return true;
  return false;
}

/** Whether the stay is all of the free nights between two taken ones, or between the first day that can be booked and a taken one. */
export const fillsGap = ({ checkIn, checkOut }: Stay, firstDay: string, isTaken: (night: string) => boolean): boolean =>
  isTaken(checkOut) && (checkIn === firstDay || isTaken(addDays(checkIn, -1)));

/** The rules for changing a booking that is there: what it has is always allowed. */
export function rulesForBooking(rules: ListingRules, own: Stay, today: string): ListingRules {
  const nights = nightsBetween(own);
  const shorter = (minimum: number | null) => (minimum === null ? null : Math.min(minimum, nights));
  const longer = (maximum: number | null) => (maximum === null ? null : Math.max(maximum, nights));
  const arriving = 1 << weekdayOf(own.checkIn);
  const leaving = 1 << weekdayOf(own.checkOut);
  return {
    ...rules,
    sellsNights: true,
    weekendMinimumNights: shorter(rules.weekendMinimumNights),
    maximumNights: longer(rules.maximumNights),
    arrivalDays: rules.arrivalDays | arriving,
    departureDays: rules.departureDays | leaving,
    noticeDays: Math.max(0, Math.min(rules.noticeDays, nightsBetween({ checkIn: today, checkOut: own.checkIn }))),
    windowDays: rules.windowDays === null ? null : Math.max(rules.windowDays, nightsBetween({ checkIn: today, checkOut: own.checkOut })),
    seasons: rules.seasons.map((season) => ({
      ...season,
      minimumNights: shorter(season.minimumNights),
      maximumNights: longer(season.maximumNights),
      arrivalDays: season.arrivalDays === null ? null : season.arrivalDays | arriving,
      departureDays: season.departureDays === null ? null : season.departureDays | leaving,
    })),
    dayMinimums: Object.fromEntries(Object.entries(rules.dayMinimums).map(([day, minimum]) => [day, Math.min(minimum, nights)])),
  };
}
