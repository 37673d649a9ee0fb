import { z } from "zod";
import { Day, Hours, QuoteView } from "../availability/index.ts";

const crew = z.enum(["captained", "bareboat"]);
const cents = z.number().int();
const count = z.number().int();

/** On these days of the week (bits, Sunday first), between these days if there are any, every year or once. */
const someDays = { weekdays: count, fromDay: z.string().nullable(), untilDay: z.string().nullable(), isYearly: z.boolean() };

const CharterStartView = z.object({ ...someDays, firstStart: z.string(), lastStart: z.string(), stepMinutes: count });
const CharterPrice = z.object({ ...someDays, captainedCents: cents.nullable(), bareboatCents: cents.nullable() });
export type CharterPrice = z.infer<typeof CharterPrice>;

/** What a boat is sold by besides nights. */
export const CharterPackage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** By the stopwatch; null where it ends by the clock. */
    minutes: count.nullable(),
    /** Back at `returnsAt`, so many nights later. */
    nights: count.nullable(),
    returnsAt: z.string().nullable(),
    /** For the trip, or for a seat; null where it isn't sold so. */
    captainedCents: cents.nullable(),
    bareboatCents: cents.nullable(),
    seats: count.nullable(),
    guests: count,
    prepareMinutes: count,
    /** Empty: at the marina. */
    beginsPlace: z.string(),
    endsPlace: z.string(),
    isOn: z.boolean(),
    version: count,
    starts: z.array(CharterStartView),
    prices: z.array(CharterPrice),
  })
  .meta({ id: "CharterPackage" });
export type CharterPackage = z.infer<typeof CharterPackage>;

export const CharterExtra = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(["captain", "crew", "fuel", "cleaning", "transit_log", "equipment", "pickup", "other"]),
    terms: z.enum(["included", "priced", "at_the_end", "on_request"]),
    cents: cents.nullable(),
    unit: z.enum(["booking", "hour", "person"]),
    isRequired: z.boolean(),
    /** Only so; null: with a captain and without. */
    crew: crew.nullable(),
  })
  .meta({ id: "CharterExtra" });
export type CharterExtra = z.infer<typeof CharterExtra>;

/** All that a boat is sold by besides nights; no hours where it sells nights alone. */
export const Offerings = z
  .object({
    hours: z.object({ turnaroundMinutes: count, noticeMinutes: count, sellsNights: z.boolean() }).nullable(),
    packages: z.array(CharterPackage),
    extras: z.array(CharterExtra),
  })
  .meta({ id: "Offerings" });
export type Offerings = z.infer<typeof Offerings>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 08:30");

/** What a guest picks: a package, the day and the time of its start at the marina, how, for how many people (seats, where they are sold), and extras. */
export const CharterChoice = z.object({
  packageId: z.uuid("must be a package"),
  day: Day,
  start: Time,
  crew,
  guests: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(100, "must be at most 100"),
  /** Several of them with commas between. */
  extras: z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    z.array(z.uuid("must be an extra")).max(50, "must be at most 50").default([]),
  ),
});
export type CharterChoice = z.infer<typeof CharterChoice>;

/** A start that can be booked now; with the departure's seats where they are sold. */
export const FreeStart = z.object({
  packageId: z.uuid(),
  day: z.string(),
  /** By the marina's clocks. */
  start: z.string(),
  beginsAt: z.string(),
  endsAt: z.string(),
  seatsLeft: count.nullable(),
});
export type FreeStart = z.infer<typeof FreeStart>;

/** What a card says of a boat that sells hours: its cheapest package with all that must be paid, and when it can be had next. */
export const CardCharter = z
  .object({
    name: z.string(),
    minutes: count.nullable(),
    nights: count.nullable(),
    returnsAt: z.string().nullable(),
    isPerSeat: z.boolean(),
    totalCents: cents,
    starts: z.array(z.object({ day: z.string(), start: z.string() })),
    /** The card's price is this one, not that of a night. */
    replacesNights: z.boolean(),
  })
  .meta({ id: "CardCharter" });
export type CardCharter = z.infer<typeof CardCharter>;

/** What a choice comes to, and when it is. */
export const CharterQuote = z
  .object({
    packageName: z.string(),
    crew,
    /** The days at the marina. */
    checkIn: z.string(),
    checkOut: z.string(),
    ...Hours.shape,
    seats: count.nullable(),
    beginsPlace: z.string(),
    endsPlace: z.string(),
    charterCents: cents,
    extras: z.array(z.object({ label: z.string(), cents })),
    /** What is included, paid at the end or asked for. */
    besides: z.array(z.object({ label: z.string(), terms: z.enum(["included", "at_the_end", "on_request"]) })),
    quote: QuoteView,
  })
  .meta({ id: "CharterQuote" });
export type CharterQuote = z.infer<typeof CharterQuote>;

const MOST_DAYS = 62;

export const StartsQuery = z.object({
  day: Day,
  days: z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(MOST_DAYS, `must be at most ${MOST_DAYS}`)
    .default(1),
});
export type StartsQuery = z.infer<typeof StartsQuery>;

/** What was booked besides nights, as it was then. */
export const BookedCharter = z
  .object({
    packageId: z.uuid(),
    packageName: z.string(),
    crew,
    /** Where the boat is shared: how many, and on which departure. */
    seats: count.nullable(),
    departureId: z.uuid().nullable(),
    ...Hours.shape,
    /** Empty: at the marina. */
    beginsPlace: z.string(),
    endsPlace: z.string(),
  })
  .meta({ id: "BookedCharter" });
export type BookedCharter = z.infer<typeof BookedCharter>;
