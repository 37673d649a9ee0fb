import { daysAheadOf, priceOfNight, type Quote, quoteStay } from "../pricing/pricing.rules.ts";
import { NO_RULES } from "../rules/season.rules.ts";
import { bookableDays, isGapStay, limitsOn, nightsToPrepare, refuseDates, type StayRefusal } from "../stay-limits.rules.ts";
import { addDays, lastBookableDay, type Stay } from "../stay.rules.ts";
import type { StayCalendar } from "../stay.schema.ts";

export type CalendarDays = Pick<StayCalendar, "today" | "minimumNights" | "days"> &
  Partial<Pick<StayCalendar, "rules" | "nightlyPriceCents">>;

/** Who stays and what is paid beside the nights. */
export type StayCost = { guests: number; cleaningFeeCents: number };

/** Whether a day can start a stay or, once a check-in is selected, end it. */
export type DayMark =
  | "free"
  | "check-out-only"
  | "too-short"
  | "too-long"
  | "no-check-in"
  | "no-check-out"
  | "no-room"
  | "taken"
  | "beyond";

export type StayChoices = ReturnType<typeof stayChoices>;

const WEEK_DAYS = 7;
const MARKS: Partial<Record<StayRefusal["code"], DayMark>> = {
  stay_too_short: "too-short",
  stay_too_long: "too-long",
  no_check_out_day: "no-check-out",
  stay_too_far: "beyond",
};

/** What can be selected, day by day. A taken night can still be a check-out day, because the next guest arrives that day. */
export function stayChoices({ today, minimumNights, days, rules: given = null, nightlyPriceCents }: CalendarDays) {
  const rules = given ?? NO_RULES;
  const { first } = bookableDays(today, rules);
  const last = given ? bookableDays(today, rules).last : lastBookableDay(today);
  const held = new Set(days.filter((day) => day.held !== null).map(({ day }) => day));
  const heldInOrder = [...held].toSorted();
  const isTaken = (night: string) => held.has(night);

  const latestCheckOut = remembered((checkIn: string): string => heldInOrder.find((day) => day >= checkIn) ?? last);
  const booked = new Set(days.filter((day) => day.held === "booked").map(({ day }) => day));
  const needsPreparation = rules.preparationBefore + rules.preparationAfter > 0;
  const canPrepare = (checkIn: string, checkOut: string) =>
    !needsPreparation || !nightsToPrepare({ checkIn, checkOut }, rules).some((night) => booked.has(night));
  const isReachable = (checkIn: string, checkOut: string) => checkIn >= first && checkOut <= latestCheckOut(checkIn);
  const isGap = (stay: Stay) => isGapStay(given, today, stay, isTaken);
  const refusalOf = (checkIn: string, checkOut: string) =>
    refuseDates({ today, minimumNights, rules: given }, { checkIn, checkOut }, isGap({ checkIn, checkOut }));
  const canStay = (checkIn: string, checkOut: string): boolean =>
    isReachable(checkIn, checkOut) && checkOut > checkIn && refusalOf(checkIn, checkOut) === null && canPrepare(checkIn, checkOut);
  /** Each day of the week comes within a week after the minimum. */
  const firstCheckOut = remembered((checkIn: string): string | null => {
    const minimum = limitsOn(checkIn, minimumNights, rules).minimumNights;
    for (let nights = minimum; nights < minimum + (given ? WEEK_DAYS : 1); nights++)
      if (canStay(checkIn, addDays(checkIn, nights))) return addDays(checkIn, nights);
    const gap = latestCheckOut(checkIn);
    return given && canStay(checkIn, gap) ? gap : null;
  });
  const canCheckIn = (day: string): boolean => firstCheckOut(day) !== null;
  const longestMinimum = Math.max(
    minimumNights,
    rules.weekendMinimumNights ?? 1,
    ...rules.seasons.map((season) => season.minimumNights ?? 1),
    ...Object.values(rules.dayMinimums),
  );
  const canCheckOut = remembered((day: string): boolean => {
    if (!given) return canStay(addDays(day, -minimumNights), day);
    for (let nights = 1; nights < longestMinimum + WEEK_DAYS; nights++) {
      const checkIn = addDays(day, -nights);
      if (checkIn < first || held.has(checkIn)) return false;
      if (canStay(checkIn, day)) return true;
    }
    return false;
  });

  const markOf = (day: string, checkIn: string | null): DayMark => {
    if (checkIn !== null && day > checkIn) {
      if (canStay(checkIn, day)) return "free";
      if (isReachable(checkIn, day)) return MARKS[refusalOf(checkIn, day)?.code ?? "stay_too_far"] ?? "beyond";
      return held.has(day) ? "taken" : "beyond";
    }
    if (canCheckIn(day)) return "free";
    if (canCheckOut(day)) return "check-out-only";
    if (held.has(day)) return "taken";
    return refusalOf(day, addDays(day, 1))?.code === "no_check_in_day" ? "no-check-in" : "no-room";
  };

  const minimumFrom = (checkIn: string): number => limitsOn(checkIn, minimumNights, rules).minimumNights;
  return {
    first,
    last,
    minimumNights,
    hasTaken: held.size > 0,
    ...pricesOf({ today, days, rules: given, nightlyPriceCents }, isGap),
    canCheckIn,
    canStay,
    firstCheckOut,
    latestCheckOut,
    minimumFrom,
    markOf,
  };
}

function pricesOf(
  { today, days, rules, nightlyPriceCents }: Pick<CalendarDays, "today" | "days" | "rules" | "nightlyPriceCents">,
  isGap: (stay: Stay) => boolean,
) {
  const customPrices = new Map(days.flatMap(({ day, priceCents }) => (priceCents === null ? [] : [[day, priceCents] as const])));
  const nights = { nightlyPriceCents: nightlyPriceCents ?? 0, customPrices, rules: rules ?? NO_RULES };
  return {
    /** Null on a calendar that belongs to no listing. */
    priceOn: (night: string): number | null => (nightlyPriceCents === undefined ? null : priceOfNight(nights, night).cents),
    quote: (stay: Stay, cost: StayCost): Quote =>
      quoteStay(stay, { ...nights, ...cost, isGap: isGap(stay), daysAhead: daysAheadOf(today, stay) }),
  };
}

/** Works each answer out once. */
function remembered<T>(work: (day: string) => T): (day: string) => T {
  const known = new Map<string, { answer: T }>();
  return (day) => {
    const found = known.get(day) ?? { answer: work(day) };
    known.set(day, found);
    return found.answer;
  };
}
