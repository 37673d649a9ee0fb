import { formatMoney, money } from "../../../platform/money.ts";
import { countOf, type Quote } from "../../availability/index.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** None where it costs nothing. */
export const cleaningLines = ({ cleaningFee }: Quote): [label: string, amount: string][] =>
  cleaningFee.cents > 0 ? [["Cleaning fee", formatMoney(cleaningFee)]] : [];

/** Nights of the same price in one line: "3 nights × $250", and what they come to. */
export function nightLines({ nights }: Quote): [label: string, amount: string][] {
  const counts = new Map<number, number>();
  for (const { price } of nights) counts.set(price.cents, (counts.get(price.cents) ?? 0) + 1);
  return [...counts].map(([cents, count]) => [`${countOf(count, "night")} × ${dollars(cents)}`, dollars(cents * count)]);
}
