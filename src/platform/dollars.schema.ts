import { z } from "zod";
import { centsOf } from "./dollars.ts";

const MOST_CENTS = 100_000_000;

/** A price in whole cents, as programs send it. */
export const Cents = z
  .number("must be in whole cents")
  .int("must be in whole cents")
  .min(0, "must not be negative")
  .max(MOST_CENTS, "Enter up to $1,000,000.");

/** A price in dollars, as people type it; becomes whole cents. */
export const Dollars = z
  .string("Enter an amount, such as 129.50.")
  .transform((typed, { addIssue }) => centsOf(typed) ?? (addIssue("Enter an amount, such as 129.50."), z.NEVER))
  .pipe(Cents);
