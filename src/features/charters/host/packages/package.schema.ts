import { z } from "zod";
import { PriceCents, PriceDollars } from "../../../../platform/money.schema.ts";
import { Line } from "../../../../platform/text.schema.ts";
import { Day } from "../../../availability/index.ts";
import { ListingPath } from "../../../listings/index.ts";
import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";
import {
  endsBeforeItBegins,
  faultsOfDays,
  LONGEST_MINUTES,
  LONGEST_NAME,
  LONGEST_PLACE,
  LONGEST_PREPARATION,
  MOST_NIGHTS,
  MOST_PEOPLE,
  MOST_ROWS,
  SHORTEST_MINUTES,
  STEPS,
} from "./package.rules.ts";
import { orArranged } from "../../../../ui/forms/rows/or-arranged.schema.ts";
import { PRICES, readTypedPackage, STARTS } from "./typed-package.ts";

const Time = z.string("Enter a time.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:30.");
const whole = (from: number, to: number) => {
  const message = `Enter a whole number from ${from.toLocaleString("en-US")} to ${to.toLocaleString("en-US")}.`;
  return z.number(message).int(message).min(from, message).max(to, message);
};
const minutes = z
  .number("Enter a length.")
  .int("Enter whole minutes.")
  .min(SHORTEST_MINUTES, "A trip lasts 30 minutes or more.")
  .max(LONGEST_MINUTES, "A trip lasts 14 days at most. For more, say when it is back.");

/** Days of the week as bits, Sunday first; between these days if there are any, every year or once. */
const days = {
  weekdays: z.number("must be days of the week as bits").int().min(0).max(127).default(127),
  fromDay: Day.nullable().default(null),
  untilDay: Day.nullable().default(null),
  isYearly: z.boolean("must be true or false").default(false),
};
const PackageStart = z.object({
  ...days,
  firstStart: Time,
  lastStart: Time,
  stepMinutes: z
    .number("must be minutes")
    .refine((step) => STEPS.includes(step), "Choose 15, 30 or 60 minutes.")
    .default(30),
});
const PackagePrice = z.object({
  ...days,
  captainedCents: PriceCents.nullable().default(null),
  bareboatCents: PriceCents.nullable().default(null),
});

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_ROWS, `must be at most ${MOST_ROWS}`);
const place = Line().max(LONGEST_PLACE, `Use ${LONGEST_PLACE} characters or fewer.`).default("");

const fields = z.object({
  name: Line("Name is required").min(1, "Name is required").max(LONGEST_NAME, `Use ${LONGEST_NAME} characters or fewer.`),
  /** By the stopwatch; or `nights` and `returnsAt`, by the clocks of the marina. */
  minutes: minutes.nullable().default(null),
  nights: whole(0, MOST_NIGHTS).nullable().default(null),
  returnsAt: Time.nullable().default(null),
  captainedCents: PriceCents.nullable().default(null),
  bareboatCents: PriceCents.nullable().default(null),
  /** Only where it is sold by the seat. */
  seats: whole(1, MOST_PEOPLE).nullable().default(null),
  guests: whole(1, MOST_PEOPLE),
  prepareMinutes: whole(0, LONGEST_PREPARATION).default(0),
  /** Empty: at the marina. */
  beginsPlace: place,
  endsPlace: place,
  starts: rows(PackageStart).min(1, "Add at least one start."),
  prices: rows(PackagePrice).default([]),
});
export type PackageFields = z.infer<typeof fields>;

type Issues = Pick<z.core.$RefinementCtx, "addIssue">;

function checkPackage(given: PackageFields, { addIssue }: Issues): void {
  const refuse = (message: string, ...path: (string | number)[]) => addIssue({ code: "custom", path, message });
  checkLength(given, refuse);
  if (given.captainedCents === null && given.bareboatCents === null)
    refuse("Enter a price with captain, bareboat, or both.", "captainedCents");
  if (given.seats !== null && given.bareboatCents !== null)
    refuse("Seats are sold with a captain only. Leave this empty.", "bareboatCents");
  if (given.seats !== null && given.seats > given.guests) refuse("Choose at most as many seats as people.", "seats");
  given.starts.forEach((start, no) => {
    for (const { field, message } of faultsOfDays(start)) refuse(message, "starts", no, field);
    if (start.lastStart < start.firstStart) refuse("Choose a last start that isn't before the first.", "starts", no, "lastStart");
    else if (endsBeforeItBegins(given, start)) refuse("This starts when the trip is already back.", "starts", no, "firstStart");
  });
  given.prices.forEach((price, no) => {
    for (const { field, message } of faultsOfDays(price)) refuse(message, "prices", no, field);
    if (price.captainedCents === null && price.bareboatCents === null) refuse("Enter a price.", "prices", no, "captainedCents");
    if (price.captainedCents !== null && given.captainedCents === null)
      refuse("The package has no price with captain.", "prices", no, "captainedCents");
    if (price.bareboatCents !== null && given.bareboatCents === null)
      refuse("The package has no bareboat price.", "prices", no, "bareboatCents");
  });
}

function checkLength({ minutes: length, nights, returnsAt }: PackageFields, refuse: (message: string, path: string) => void): void {
  if (length === null && nights === null && returnsAt === null) return refuse("Enter a length.", "minutes");
  if (length !== null && (nights !== null || returnsAt !== null)) return refuse("Give a length, or when it is back, not both.", "minutes");
  if (length === null && returnsAt === null) refuse("Enter a time.", "returnsAt");
  if (length === null && nights === null) refuse("Enter how many nights later.", "nights");
}

const overwrite = { version: whole(1, 2_000_000_000), overwrite: z.boolean("must be true or false").default(false) };

/** What a boat is sold by besides nights, with its starts and prices. */
export const PackageInput = fields.superRefine(checkPackage);
export type PackageInput = z.infer<typeof PackageInput>;

/** A package that is there, with the version that was read; `overwrite` saves it even if it was changed since. */
export const ChangePackageInput = fields.extend(overwrite).superRefine(checkPackage);
export type ChangePackageInput = z.infer<typeof ChangePackageInput>;

const dollars = z.preprocess((value) => (value === "" || value === undefined ? null : value), PriceDollars.nullable());
const typedPrices = { captainedCents: dollars, bareboatCents: dollars };

/** The same as a form sends it, with prices as people type them. */
export const TypedPackage = z.preprocess(
  (values) => readTypedPackage(values as FormValues),
  fields
    .extend({ ...typedPrices, prices: rows(PackagePrice.extend(typedPrices)), ...overwrite, version: overwrite.version.nullable() })
    .superRefine(checkPackage),
);
export const PackageFormInput = orArranged([STARTS, PRICES], TypedPackage);

const packageId = z.uuid("must be a package");
export const ChosenPackage = z.object({ packageId });
export const TypedSwitch = z.object({ packageId, isOn: z.string().transform((typed) => typed === "on") });
/** The ids with commas between. */
export const TypedOrder = z.object({
  packageIds: z
    .string()
    .transform((typed) => typed.split(","))
    .pipe(z.array(packageId)),
});

export const SwitchPackageInput = z.object({ isOn: z.boolean("must be true or false") });
export const OrderPackagesInput = z.object({ packageIds: z.array(packageId).max(MOST_ROWS * 10) });
export type OrderPackagesInput = z.infer<typeof OrderPackagesInput>;
export const PackagePath = ListingPath.extend({ packageId });
export const SavedPackage = z.object({ packageId: z.uuid() });
