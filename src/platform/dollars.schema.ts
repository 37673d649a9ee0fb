import { z } from "zod";

const MOST_CENTS = 100_000_000;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** A price in whole cents, as programs send it. */
export const Cents = z
  .number("must be in whole cents")
  .int("must be in whole cents")
  .min(0, "must not be negative")
  .max(MOST_CENTS, "must be at most 1,000,000 dollars");

/** A price in dollars, as people type it; becomes whole cents without ever being a fraction. */
export const Dollars = z
  .string("must be an amount such as 129.50")
  .trim()
  .regex(AMOUNT, "must be an amount such as 129.50")
  .transform((typed) => {
    const [dollars = "", cents = ""] = typed.split(".");
    return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  })
  .pipe(Cents);
