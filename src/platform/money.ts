export type Currency = "USD";

/** An amount in integer cents; never a float. */
export type Money = { cents: number; currency: Currency };

export function money(cents: number, currency: Currency = "USD"): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  return { cents, currency };
}

/** $1,250 for whole dollars, $1,250.50 otherwise. */
export function formatMoney({ cents, currency }: Money): string {
  return formatOf(currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes a hundred times as long as using it. */
function formatOf(currency: Currency, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${currency} ${minimumFractionDigits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat("en-US", { style: "currency", currency, minimumFractionDigits });
  formats.set(key, known);
  return known;
}
