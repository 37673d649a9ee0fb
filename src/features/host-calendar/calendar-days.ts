import {
  addDays,
  type Days,
  daysOf,
  type HostDay,
  lastBookableDay,
  NO_RULES,
  priceOfNight,
  type PriceReason,
} from "../availability/index.ts";
import type { HostStay } from "../bookings/index.ts";
import type { ListingDays } from "./host-calendar.schema.ts";

/** A day as the calendar shows it. */
export type CalendarDay = {
  day: string;
  isToday: boolean;
  isPast: boolean;
  /** Nobody can book or change it yet. */
  isFar: boolean;
  priceCents: number;
  hasOwnPrice: boolean;
  /** Why it costs that. */
  priceReason: PriceReason;
  season: string | null;
  /** The shortest stay from this very day on, if it has one of its own. */
  ownMinimum: number | null;
  held: HostDay["held"];
  reason: string;
  /** The names of the imported calendars that hold it. */
  calendars: string[];
  /** The guest who asks to book it. */
  askedBy: string | null;
  /** The stay that includes the night starting on this day. */
  stay: HostStay | null;
  /** What begins and ends on it. */
  trips: HostStay[];
};

/** Every day of the range, including ordinary ones. */
export function calendarDays({ listing, today, days, stays, rules }: ListingDays, range: Days): CalendarDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const staying = new Map(
    stays.flatMap((stay) => daysOf({ first: stay.checkIn, last: addDays(stay.checkOut, -1) }).map((day) => [day, stay])),
  );
  const trips = Map.groupBy(stays.filter(isTrip), ({ checkIn }) => checkIn);
  const customPrices = new Map(days.flatMap(({ day, priceCents }) => (priceCents === null ? [] : [[day, priceCents] as const])));
  const prices = { nightlyPriceCents: listing.nightlyPriceCents, customPrices, rules: rules ?? NO_RULES };
  const lastDay = lastBookableDay(today);
  return daysOf(range).map((day) => {
    const { held = null, reason = "", calendars = [], askedBy = null } = known.get(day) ?? {};
    const { cents, reason: priceReason, season } = priceOfNight(prices, day);
    return {
      day,
      isToday: day === today,
      isPast: day < today,
      isFar: day >= lastDay,
      priceCents: cents,
      hasOwnPrice: priceReason === "date",
      priceReason,
      season,
      ownMinimum: rules?.dayMinimums[day] ?? null,
      held,
      reason,
      calendars,
      askedBy,
      stay: staying.get(day) ?? null,
      trips: trips.get(day) ?? [],
    };
  });
}

/** By the hour, within a day. */
export const isTrip = ({ checkIn, checkOut }: HostStay): boolean => checkIn === checkOut;

/** Groups consecutive days that are held by the same thing; free days stay single. */
export function runsOf(days: CalendarDay[]): CalendarDay[][] {
  const runs: CalendarDay[][] = [];
  for (const day of days) {
    const before = runs.at(-1)?.at(-1);
    if (before && holderOf(before) !== null && holderOf(before) === holderOf(day)) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

const holderOf = ({ held, reason, calendars, askedBy, stay }: CalendarDay): string | null =>
  held && `${held} ${stay?.id ?? (held === "import" ? calendars.join() : (askedBy ?? reason))}`;
