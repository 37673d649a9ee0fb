import { once } from "../once.ts";

const AMOUNT = /^\$?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,2}))?$/;

/** Reads "$1,250.5" as 125050 cents, without floats; null for anything that isn't an amount, such as "12,50". */
export function centsOf(typed: string): number | null {
  const [, dollars, cents = ""] = AMOUNT.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as someone would type them: "129.50", or "129" for whole dollars. */
export const dollarsOf = (cents: number): string => typedFormat().format(cents / 100);

const typedFormat = once(
  () => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger", useGrouping: false }),
);
