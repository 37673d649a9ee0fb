import { z } from "zod";
import { MoneyView } from "../../platform/money.schema.ts";
import { MOST_EXTRA } from "./party.rules.ts";
import { isDay } from "./stay.rules.ts";

const NOT_A_DAY = "must be a date such as 2027-06-30";

/** Aborts, so that rules about several days only see real ones. */
export const Day = z.string(NOT_A_DAY).refine(isDay, { abort: true, error: NOT_A_DAY });

/** A stay to get a quote for. */
export const StayRequest = z.object({
  checkIn: Day,
  checkOut: Day,
  guests: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000"),
});
export type StayRequest = z.infer<typeof StayRequest>;

/** From one time to another instead of nights, by the clocks of the marina on the days of check-in and check-out. */
export const Hours = z.object({
  startsAt: z.string(),
  returnsAt: z.string(),
  timeZone: z.string(),
  beginsAt: z.string(),
  endsAt: z.string(),
});
export type Hours = z.infer<typeof Hours>;

const upTo = (most: number) =>
  z.coerce.number("must be a whole number").int("must be a whole number").min(0, "must be at least 0").max(most, `must be at most ${most}`);

/** How many of the guests are children, and who comes along without a bed. */
export const Companions = z.object({ children: upTo(999), infants: upTo(MOST_EXTRA), pets: upTo(MOST_EXTRA) });

export const hasAdult = ({ guests, children = 0 }: { guests: number; children?: number | undefined }): boolean => children < guests;
export const NO_ADULT = { path: ["children"], message: "must be fewer than the guests" };

/** The total price of a stay, and how it adds up. */
export const Quote = z
  .object({
    nights: z.array(z.object({ night: z.string(), price: MoneyView })),
    /** Discounts, which are negative, and what extra guests pay. */
    lines: z.array(z.object({ label: z.string(), amount: MoneyView })),
    /** The nights with these lines. */
    subtotal: MoneyView,
    cleaningFee: MoneyView,
    serviceFee: MoneyView,
    total: MoneyView,
  })
  .meta({ id: "Quote" });

const cents = z.number().int();
const count = z.number().int();
/** Days of the week as bits, Sunday first. */
const Weekdays = z.number().int().min(1).max(127);

const SeasonView = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isYearly: z.boolean(),
  nightlyPriceCents: cents.nullable(),
  weekendPriceCents: cents.nullable(),
  minimumNights: count.nullable(),
  maximumNights: count.nullable(),
  arrivalDays: Weekdays.nullable(),
  departureDays: Weekdays.nullable(),
});

/** A host's rules for prices and stays. Zero percent, days or nights mean that there is no such rule. */
export const RulesView = z
  .object({
    weekendPriceCents: cents.nullable(),
    weeklyDiscountPercent: count,
    monthlyDiscountPercent: count,
    lastMinuteDays: count,
    lastMinutePercent: count,
    earlyBirdDays: count,
    earlyBirdPercent: count,
    gapNights: count,
    gapPercent: count,
    guestsIncluded: count,
    extraGuestCents: cents,
    weekendMinimumNights: count.nullable(),
    maximumNights: count.nullable(),
    arrivalDays: Weekdays,
    departureDays: Weekdays,
    noticeDays: count,
    windowDays: count.nullable(),
    preparationBefore: count,
    preparationAfter: count,
    /** False of a boat that is booked by the hour, day or week alone. */
    sellsNights: z.boolean(),
    seasons: z.array(SeasonView),
    /** The shortest stays that can begin on these days, whatever season and weekend say. */
    dayMinimums: z.record(z.string(), count),
  })
  .meta({ id: "Rules" });

/** What a guest needs to select dates: the host's rules, the days that are taken or have a custom price, until the end of the booking window. */
export const StayCalendar = z.object({
  today: z.string(),
  minimumNights: z.number().int(),
  nightlyPriceCents: z.number().int(),
  rules: z.union([RulesView, z.null()]),
  days: z.array(z.object({ day: z.string(), held: z.enum(["booked", "blocked"]).nullable(), priceCents: z.number().int().nullable() })),
});
export type StayCalendar = z.infer<typeof StayCalendar>;
