const AMOUNT = /^\$?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,2}))?$/;

/** Reads "$1,250.5" as 125050 cents, without floats; null for anything that isn't an amount, such as "12,50". */
export function centsOf(typed: string): number | null {
  const [, dollars, cents = ""] = AMOUNT.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as someone would type them: "129.50", or "129" for whole dollars. */
export const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
