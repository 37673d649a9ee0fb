export type Currency = "USD";

/** An amount in integer cents; never a float. */
export type Money = { cents: number; currency: Currency };

/** $50,000: the most that a host may ask for a night, or as a fee. */
export const MOST_PRICE_CENTS = 5_000_000;
/** The most that a stay may come to: a little less than the ledger's columns hold. */
export const MOST_TOTAL_CENTS = 2_000_000_000;

export function money(cents: number, currency: Currency = "USD"): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return { cents, currency };
}

const SIGNS: Record<Currency, string> = { USD: "$" };

/** $1,250 for whole dollars, $1,250.50 otherwise. */
export function formatMoney({ cents, currency }: Money): string {
  const amount = Math.abs(cents);
  const rest = amount % 100 === 0 ? "" : `.${String(amount % 100).padStart(2, "0")}`;
  return `${cents < 0 ? "-" : ""}${SIGNS[currency]}${formatCount(Math.floor(amount / 100))}${rest}`;
}

/** 1,250. A formatter of the language would write the same, but takes a phone tens of milliseconds to make. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
