import { once } from "./once.ts";

export type Currency = "USD";

/** An amount in integer cents; never a float. */
export type Money = { cents: number; currency: Currency };

/** $50,000: the most that a host may ask for a night, or as a fee. */
export const MOST_PRICE_CENTS = 5_000_000;
/** The most that a stay may come to: a little less than the columns of a booking hold. */
export const MOST_TOTAL_CENTS = 2_000_000_000;

export function money(cents: number, currency: Currency = "USD"): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return { cents, currency };
}

/** A price so many percent higher, or lower, in whole dollars. */
export const changedByPercent = (cents: number, percent: number): number => Math.round((cents * (100 + percent)) / 10_000) * 100;

const moneyFormats: Record<Currency, () => Intl.NumberFormat> = {
  USD: once(
    () =>
      new Intl.NumberFormat("en-US", {
        style: "currency",
        currency: "USD",
        trailingZeroDisplay: "stripIfInteger",
        signDisplay: "negative",
      }),
  ),
};

/** $1,250 for whole dollars, $1,250.50 otherwise. */
export const formatMoney = ({ cents, currency }: Money): string => moneyFormats[currency]().format(cents / 100);

/** The same with a true minus, for what is taken off: −$80. */
export const formatLine = ({ cents, currency }: Money): string =>
  `${cents < 0 ? "−" : ""}${formatMoney({ cents: Math.abs(cents), currency })}`;
