import { z } from "zod";
import { centsOf } from "./words/dollars.ts";
import { formatMoney, money, MOST_PRICE_CENTS, MOST_TOTAL_CENTS } from "./money.ts";

/** An amount as it travels. */
export const MoneyView = z.object({ cents: z.number().int(), currency: z.literal("USD") }).meta({ id: "Money" });

const NO_CENTS = "must be in whole cents";
const NEGATIVE = "must not be negative";

/** A price that a host asks, in whole cents, as programs send it. */
export const PriceCents = z
  .number(NO_CENTS)
  .int(NO_CENTS)
  .min(0, NEGATIVE)
  .max(MOST_PRICE_CENTS, `must be at most ${formatMoney(money(MOST_PRICE_CENTS))}`);

const AN_AMOUNT = "Enter an amount such as 129.50.";

/** A price in dollars, as people type it; becomes whole cents. */
export const PriceDollars = z.string(AN_AMOUNT).transform((typed, { addIssue }) => {
  const cents = centsOf(typed);
  if (cents !== null && cents <= MOST_PRICE_CENTS) return cents;
  const negative = typed.trim().startsWith("-") ? "Enter 0 or more." : AN_AMOUNT;
  addIssue(cents === null ? negative : `Enter up to ${formatMoney(money(MOST_PRICE_CENTS))}.`);
  return z.NEVER;
});

/** What a stay comes to, or comes back, as programs and forms send it. */
export const TotalCents = z.coerce.number(NO_CENTS).int(NO_CENTS).min(0, NEGATIVE).max(MOST_TOTAL_CENTS, "is too high");
