import { money, type Money } from "../../platform/money.ts";
import { isInSeason, type PriceLine, type Quote, serviceFeeOf } from "../availability/index.ts";
import type { CharterExtra, CharterPackage, CharterPrice, FreeStart } from "./charter.schema.ts";

/** Whether somebody steers, or the guest does. */
export const CHARTER_CREWS = ["captained", "bareboat"] as const;
export type CharterCrew = (typeof CHARTER_CREWS)[number];
export const EXTRA_KINDS = ["captain", "crew", "fuel", "cleaning", "transit_log", "equipment", "pickup", "other"] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];
/** In the price; at a price; paid to the captain at the end; or asked for. */
export const EXTRA_TERMS = ["included", "priced", "at_the_end", "on_request"] as const;
export type ExtraTerms = (typeof EXTRA_TERMS)[number];
export const EXTRA_UNITS = ["booking", "hour", "person"] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** Sunday is 1, Saturday 64. */
const weekdayBit = (day: string): number => 1 << new Date(`${day}T00:00:00Z`).getUTCDay();

const isOn = (
  { weekdays, fromDay, untilDay, isYearly }: Pick<CharterPrice, "weekdays" | "fromDay" | "untilDay" | "isYearly">,
  day: string,
): boolean =>
  (weekdays & weekdayBit(day)) !== 0 &&
  (fromDay === null || untilDay === null || isInSeason({ startsOn: fromDay, endsOn: untilDay, isYearly }, day));

const centsFor = ({ captainedCents, bareboatCents }: Pick<CharterPrice, "captainedCents" | "bareboatCents">, crew: CharterCrew) =>
  crew === "captained" ? captainedCents : bareboatCents;

/** What the package costs on a day, for the trip or for a seat: the first of its prices that fits, else its own. Null where it isn't sold so. */
export function priceOn(
  offered: Pick<CharterPackage, "captainedCents" | "bareboatCents" | "prices">,
  crew: CharterCrew,
  day: string,
): number | null {
  if (centsFor(offered, crew) === null) return null;
  const own = offered.prices.find((price) => isOn(price, day) && centsFor(price, crew) !== null);
  return centsFor(own ?? offered, crew);
}

/** How the package can be had. */
export const crewsOf = (offered: CharterPackage): CharterCrew[] => CHARTER_CREWS.filter((crew) => centsFor(offered, crew) !== null);

/** The extras that go with this choice: of them those that are required, those that can be chosen, and those that only are said. */
export const extrasFor = (extras: readonly CharterExtra[], crew: CharterCrew): CharterExtra[] =>
  extras.filter((extra) => extra.crew === null || extra.crew === crew);

/** Those of them that a guest takes or leaves. */
export const choosableExtras = (extras: readonly CharterExtra[], crew: CharterCrew): CharterExtra[] =>
  extrasFor(extras, crew).filter(({ terms, isRequired }) => terms === "priced" && !isRequired);

export const isCharged = ({ terms, isRequired, id }: CharterExtra, chosen: readonly string[]): boolean =>
  terms === "priced" && (isRequired || chosen.includes(id));

const MINUTES = 60;
const MINUTE_MS = 60_000;

/** What an extra comes to. A begun hour counts as one. */
export const centsOfExtra = ({ cents, unit }: CharterExtra, { minutes, people }: { minutes: number; people: number }): number =>
  (cents ?? 0) * (unit === "hour" ? Math.ceil(minutes / MINUTES) : unit === "person" ? people : 1);

export type CharterPriced = { charterCents: number; extras: PriceLine[]; serviceFee: Money; total: Money };

/** The all-in price: the trip or its seats, extras, and 12% of the trip to the nearest dollar. */
export function priceCharter(charterCents: number, extras: PriceLine[]): CharterPriced {
  const besides = extras.reduce((sum, { amount }) => sum + amount.cents, 0);
  const serviceFee = serviceFeeOf(charterCents);
  return { charterCents, extras, serviceFee: money(serviceFee), total: money(charterCents + besides + serviceFee) };
}

/** What a start comes to with all that must be paid, for one person or seat; null where it isn't sold so. */
export function leastTotal(offered: CharterPackage, extras: readonly CharterExtra[], crew: CharterCrew, { day, ...moments }: StartAt) {
  const cents = priceOn(offered, crew, day);
  if (cents === null) return null;
  const minutes = minutesOf(moments);
  const required = extrasFor(extras, crew).filter((extra) => isCharged(extra, []));
  const lines = required.map((extra) => ({ label: extra.name, amount: money(centsOfExtra(extra, { minutes, people: 1 })) }));
  return { ...priceCharter(cents, lines), growsWithPeople: offered.seats === null && required.some(({ unit }) => unit === "person") };
}

type StartAt = Pick<FreeStart, "day" | "beginsAt" | "endsAt">;

export const minutesOf = ({ beginsAt, endsAt }: Pick<FreeStart, "beginsAt" | "endsAt">): number =>
  (Date.parse(endsAt) - Date.parse(beginsAt)) / MINUTE_MS;

/** A quote that has lines instead of nights. */
export const quoteOfLines = (lines: Quote["lines"], serviceFeeCents: number, totalCents: number): Quote => ({
  nights: [],
  lines,
  subtotal: money(totalCents - serviceFeeCents),
  cleaningFee: money(0),
  serviceFee: money(serviceFeeCents),
  total: money(totalCents),
});
