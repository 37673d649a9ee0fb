import { z } from "zod";
import { PriceCents, PriceDollars } from "../../../platform/money.schema.ts";
import { Line } from "../../../platform/text.schema.ts";
import { ListingPath } from "../../listings/index.ts";
import { DAYS_AHEAD, nightsBetween } from "../stay.rules.ts";
import { Day } from "../stay.schema.ts";
import { EVERY_DAY } from "./season.rules.ts";
import { WEEKDAYS } from "./weekday-words.ts";

const LONGEST_NAME = 60;
const YEAR_DAYS = 366;

/** Forms send an empty string for what isn't set. */
const number = (from: number, to: number) => {
  const message = `Enter a whole number from ${from} to ${to}.`;
  return z.coerce.number(message).int(message).min(from, message).max(to, message);
};
const orNone = (from: number, to: number) => z.preprocess((value) => (value === "" || value === undefined ? 0 : value), number(from, to));
const orNull = (from: number, to: number) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), number(from, to).nullable());
const dollarsOrNull = z.preprocess((value) => (value === "" || value === undefined ? null : value), PriceDollars.nullable());

const MOST_PERCENT = 90;
const numbers = {
  weeklyDiscountPercent: orNone(0, MOST_PERCENT),
  monthlyDiscountPercent: orNone(0, MOST_PERCENT),
  lastMinuteDays: orNone(0, 60),
  lastMinutePercent: orNone(0, MOST_PERCENT),
  earlyBirdDays: orNone(0, 365),
  earlyBirdPercent: orNone(0, MOST_PERCENT),
  gapNights: orNone(0, 30),
  gapPercent: orNone(0, MOST_PERCENT),
  guestsIncluded: orNone(0, 100),
  weekendMinimumNights: orNull(1, 365),
  maximumNights: orNull(1, 730),
  noticeDays: orNone(0, 60),
  windowDays: orNull(1, DAYS_AHEAD),
  preparationBefore: orNone(0, 7),
  preparationAfter: orNone(0, 7),
};

/** Days of the week as bits, Sunday first. */
const Weekdays = z.number("must be days of the week as bits").int().min(1).max(EVERY_DAY);

/** All rules of a listing but its seasons; what is left out is no rule. */
export const RulesInput = z.object({
  ...numbers,
  weekendPriceCents: PriceCents.nullable().default(null),
  extraGuestCents: PriceCents.default(0),
  arrivalDays: Weekdays.default(EVERY_DAY),
  departureDays: Weekdays.default(EVERY_DAY),
});
export type RulesInput = z.infer<typeof RulesInput>;

const ticked = z.string().optional();
const ticksOf = <Name extends string>(name: Name) =>
  Object.fromEntries(WEEKDAYS.map((_, day) => [`${name}${day}`, ticked])) as Record<`${Name}${number}`, typeof ticked>;

/** Which of two that only work together is missing. */
const PAIRS = [
  ["lastMinuteDays", "lastMinutePercent"],
  ["earlyBirdDays", "earlyBirdPercent"],
  ["guestsIncluded", "extraGuest"],
] as const;

/** The same as a form sends it: prices as people type them, and a box for each day of the week. */
export const TypedRules = z
  .object({ ...numbers, ...ticksOf("arrival"), ...ticksOf("departure"), weekendPrice: dollarsOrNull, extraGuest: dollarsOrNull })
  .superRefine((typed, { addIssue }) => {
    for (const pair of PAIRS)
      for (const [own, other] of [pair, pair.toReversed()])
        if (own && other && !typed[own] && typed[other])
          addIssue({ code: "custom", path: [own], message: "Fill in both, or leave both empty." });
    for (const name of ["arrival", "departure"] as const)
      if (daysTicked(typed, name) === 0) addIssue({ code: "custom", path: [name], message: "Choose at least one day." });
    if (typed.gapPercent > 0 && typed.gapNights === 0)
      addIssue({ code: "custom", path: ["gapNights"], message: "Fill in both, or leave both empty." });
  })
  .transform(({ weekendPrice, extraGuest, ...typed }): RulesInput => {
    const rest = Object.fromEntries(Object.entries(typed).filter(([name]) => name in numbers)) as Pick<RulesInput, keyof typeof numbers>;
    return {
      ...rest,
      weekendPriceCents: weekendPrice,
      extraGuestCents: extraGuest ?? 0,
      arrivalDays: daysTicked(typed, "arrival"),
      departureDays: daysTicked(typed, "departure"),
    };
  });

const daysTicked = (typed: Record<string, unknown>, name: "arrival" | "departure"): number =>
  WEEKDAYS.reduce((days, _, day) => (typed[`${name}${day}`] ? days | (1 << day) : days), 0);

const season = {
  name: Line("Name is required").min(1, "Name is required").max(LONGEST_NAME, `Use ${LONGEST_NAME} characters or fewer.`),
  startsOn: Day,
  /** The last night. */
  endsOn: Day,
  minimumNights: orNull(1, 365),
  maximumNights: orNull(1, 730),
};

type Dates = { startsOn: string; endsOn: string; minimumNights: number | null; maximumNights: number | null };

function checkDates(
  { startsOn, endsOn, minimumNights, maximumNights }: Dates,
  { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">,
): void {
  const days = nightsBetween({ checkIn: startsOn, checkOut: endsOn });
  if (days < 0) addIssue({ code: "custom", path: ["endsOn"], message: "Choose a last night that isn't before the first." });
  if (days >= YEAR_DAYS) addIssue({ code: "custom", path: ["endsOn"], message: "A season lasts a year at most." });
  if (minimumNights !== null && maximumNights !== null && maximumNights < minimumNights)
    addIssue({ code: "custom", path: ["maximumNights"], message: "Choose at least the minimum." });
}

export const SeasonInput = z
  .object({
    ...season,
    isYearly: z.boolean("must be true or false"),
    nightlyPriceCents: PriceCents.nullable().default(null),
    weekendPriceCents: PriceCents.nullable().default(null),
    arrivalDays: Weekdays.nullable().default(null),
    departureDays: Weekdays.nullable().default(null),
  })
  .superRefine(checkDates);
export type SeasonInput = z.infer<typeof SeasonInput>;

const SEASON_DAYS = /^(\d{1,3})-(\d{1,3})$/;
const daysOrNull = (typed: string | undefined) =>
  (SEASON_DAYS.exec(typed ?? "") ?? [])
    .slice(1)
    .map(Number)
    .filter((days) => days >= 1 && days <= EVERY_DAY);

export const TypedSeason = z
  .object({
    ...season,
    seasonId: z.uuid().optional(),
    isYearly: z.string().optional(),
    nightlyPrice: dollarsOrNull,
    weekendPrice: dollarsOrNull,
    /** The days of arrival and departure as bits, such as "64-64"; empty for the usual ones. */
    days: z.string().optional(),
  })
  .superRefine(checkDates)
  .transform(({ seasonId, isYearly, nightlyPrice, weekendPrice, days, ...rest }) => {
    const [arrivalDays = null, departureDays = null] = daysOrNull(days);
    const input: SeasonInput = {
      ...rest,
      isYearly: isYearly === "on",
      nightlyPriceCents: nightlyPrice,
      weekendPriceCents: weekendPrice,
      arrivalDays,
      departureDays,
    };
    return { seasonId, input };
  });

export const ChosenSeason = z.object({ seasonId: z.uuid() });
export const SeasonPath = ListingPath.extend({ seasonId: z.uuid() });
