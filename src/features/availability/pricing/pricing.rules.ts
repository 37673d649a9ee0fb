import { money, type Money } from "../../../platform/money.ts";
import { isWeekend, type ListingRules, NO_RULES, type PriceRules, seasonOn } from "../rules/season.rules.ts";
import { nightsBetween, nightsOf, type Stay } from "../stay.rules.ts";

export const SERVICE_FEE_PERCENT = 12;
export const WEEK_NIGHTS = 7;
export const MONTH_NIGHTS = 28;

/** Why a night costs what it costs. */
export type PriceReason = "date" | "season" | "weekend" | "base";
export type NightPrice = { cents: number; reason: PriceReason; season: string | null };

export type NightPrices = { nightlyPriceCents: number; customPrices: ReadonlyMap<string, number>; rules?: ListingRules | undefined };

/** The price of one night: the date's own, else the season's, else the weekend's, else the nightly price. */
export function priceOfNight({ nightlyPriceCents, customPrices, rules = NO_RULES }: NightPrices, night: string): NightPrice {
  const own = customPrices.get(night);
  if (own !== undefined) return { cents: own, reason: "date", season: null };
  const season = rules.seasons.length > 0 ? seasonOn(rules.seasons, night) : null;
  const isSeasonal = season !== null && (season.nightlyPriceCents !== null || season.weekendPriceCents !== null);
  if (isSeasonal) {
    const cents = (isWeekend(night) ? season.weekendPriceCents : null) ?? season.nightlyPriceCents;
    if (cents !== null) return { cents, reason: "season", season: season.name };
  }
  if (rules.weekendPriceCents !== null && isWeekend(night)) return { cents: rules.weekendPriceCents, reason: "weekend", season: null };
  return { cents: nightlyPriceCents, reason: "base", season: null };
}

export type PriceParts = NightPrices & {
  cleaningFeeCents: number;
  /** How many guests are priced; 1 by default. */
  guests?: number;
  /** How long before check-in it is booked, in days; without it, neither last-minute nor early-bird prices count. */
  daysAhead?: number;
  /** The stay fills a gap between others. */
  isGap?: boolean;
  /** What the service fee can't fall below. */
  leastServiceFeeCents?: number;
};

export type PriceLine = { label: string; amount: Money };

export type Quote = {
  /** The price of each night before discounts and extra guests. */
  nights: { night: string; price: Money }[];
  /** Discounts, which are negative, and what extra guests pay. */
  lines: PriceLine[];
  /** The nights with these lines: what the host gets beside the cleaning fee. */
  subtotal: Money;
  cleaningFee: Money;
  serviceFee: Money;
  total: Money;
};

/**
 * The all-in price: each night at its own price, less the largest discount that the stay gets, extra guests, the cleaning fee, and 12% of the nights
 * rounded half up to a whole dollar.
 */
export function quoteStay(stay: Stay, parts: PriceParts): Quote {
  const nights = nightsOf(stay).map((night) => ({ night, price: money(priceOfNight(parts, night).cents) }));
  const listed = nights.reduce((sum, { price }) => sum + price.cents, 0);
  const lines = parts.rules ? linesOf(parts.rules, listed, nights.length, parts) : [];
  return quoteOfNights(nights, lines, parts);
}

/** The quote of nights whose prices are known. */
export function quoteOfNights(
  nights: Quote["nights"],
  lines: PriceLine[],
  { cleaningFeeCents, leastServiceFeeCents = 0 }: Pick<PriceParts, "cleaningFeeCents" | "leastServiceFeeCents">,
): Quote {
  const listed = nights.reduce((sum, { price }) => sum + price.cents, 0);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount.cents, listed);
  const serviceFee = Math.max(serviceFeeOf(subtotal), leastServiceFeeCents);
  return {
    nights,
    lines,
    subtotal: money(subtotal),
    cleaningFee: money(cleaningFeeCents),
    serviceFee: money(serviceFee),
    total: money(subtotal + cleaningFeeCents + serviceFee),
  };
}

/** What a booking brings along when it changes. */
export type BookedPrice = {
  /** What each of its nights costs before discounts and extra guests. */
  nightly: ReadonlyMap<string, number>;
  /** The rules of the day it was booked. */
  rules: PriceRules;
  /** How long that was before the new check-in, in days. */
  daysAhead: number;
  /** Whether the new stay fills a gap, by these rules. */
  isGap: boolean;
  cleaningFeeCents: number;
  leastServiceFeeCents: number;
};

/**
 * The price of the stay that a booking becomes: nights that it has keep their nightly price and new ones have today's; discounts and extra guests follow
 * the new stay by the rules of the day it was booked.
 */
export const quoteChangedStay = (stay: Stay, today: NightPrices & { guests: number }, booked: BookedPrice): Quote =>
  quoteStay(stay, {
    nightlyPriceCents: today.nightlyPriceCents,
    customPrices: new Map([...today.customPrices, ...booked.nightly]),
    rules: { ...(today.rules ?? NO_RULES), ...booked.rules },
    guests: today.guests,
    daysAhead: booked.daysAhead,
    isGap: booked.isGap,
    cleaningFeeCents: booked.cleaningFeeCents,
    leastServiceFeeCents: booked.leastServiceFeeCents,
  });

type Circumstances = Pick<PriceParts, "guests" | "daysAhead" | "isGap">;

function linesOf(rules: PriceRules, listedCents: number, nights: number, given: Circumstances): PriceLine[] {
  const discount = discountOf(rules, nights, given);
  const extra = extraGuests(rules, given.guests ?? 1);
  return [
    ...(discount ? [{ label: `${discount.label} −${discount.percent}%`, amount: money(-percentOf(listedCents, discount.percent)) }] : []),
    ...(extra > 0
      ? [{ label: extra === 1 ? "1 extra guest" : `${extra} extra guests`, amount: money(extra * rules.extraGuestCents * nights) }]
      : []),
  ];
}

/** The largest discount that the stay gets. They don't add up. */
function discountOf(rules: PriceRules, nights: number, { daysAhead, isGap = false }: Circumstances) {
  const isLast = daysAhead !== undefined && daysAhead <= rules.lastMinuteDays;
  const isEarly = daysAhead !== undefined && rules.earlyBirdDays > 0 && daysAhead >= rules.earlyBirdDays;
  const all = [
    { label: "Weekly discount", percent: nights >= WEEK_NIGHTS ? rules.weeklyDiscountPercent : 0 },
    { label: "Monthly discount", percent: nights >= MONTH_NIGHTS ? rules.monthlyDiscountPercent : 0 },
    { label: "Last-minute discount", percent: isLast && rules.lastMinuteDays > 0 ? rules.lastMinutePercent : 0 },
    { label: "Early-bird discount", percent: isEarly ? rules.earlyBirdPercent : 0 },
    { label: "Gap discount", percent: isGap ? rules.gapPercent : 0 },
  ];
  const best = all.reduce((most, one) => (one.percent > most.percent ? one : most));
  return best.percent > 0 ? best : null;
}

/** How many of the guests pay extra. */
const extraGuests = ({ guestsIncluded, extraGuestCents }: PriceRules, guests: number): number =>
  guestsIncluded > 0 && extraGuestCents > 0 ? Math.max(0, guests - guestsIncluded) : 0;

/** In whole cents, halves up. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/**
 * What each night comes to once discounts and extra guests are in it, in proportion to the nights' prices and together to the cent: what a guest who
 * cancels late loses for the first one.
 */
export function chargedNights({ nights, lines, subtotal }: Quote): number[] {
  const prices = nights.map(({ price }) => price.cents);
  if (lines.length === 0) return prices;
  const listed = prices.reduce((sum, price) => sum + price, 0);
  let [seen, given] = [0, 0];
  return prices.map((price, index) => {
    seen += listed === 0 ? 1 : price;
    const whole = index === prices.length - 1 ? subtotal.cents : Math.floor((subtotal.cents * seen) / (listed || prices.length));
    const charged = whole - given;
    given = whole;
    return charged;
  });
}

/** What the host gets of it: everything but the service fee. */
export const payoutOf = ({ total, serviceFee }: Pick<Quote, "total" | "serviceFee">): Money => money(total.cents - serviceFee.cents);

/** In integers throughout: (12% of the cents) to the nearest 100 cents, halves up. */
export const serviceFeeOf = (subtotalCents: number): number => Math.floor((subtotalCents * SERVICE_FEE_PERCENT + 5_000) / 10_000) * 100;

/** How long before check-in it is. */
export const daysAheadOf = (today: string, { checkIn }: Stay): number => nightsBetween({ checkIn: today, checkOut: checkIn });
