import { expect, test } from "vitest";
import { formatCount, formatMoney, money } from "./money.ts";

const inWords = (cents: number) => formatMoney(money(cents));

test("money is written as the language writes it", () => {
  for (const cents of [
    0, 1, 9, 10, 99, 100, 101, 12_345, 99_900, 100_000, 123_456_700, 123_456_789, 999_999_999_999, -1, -5000, -123_450,
  ]) {
    const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
    const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits });
    expect(inWords(cents)).toBe(format.format(cents / 100));
  }
});

test("a count has its thousands apart", () => {
  for (const count of [0, 7, 999, 1000, 10_000, 123_456, 1_234_567]) expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
});

test("half a cent is no money", () => {
  expect(() => money(0.5)).toThrow(RangeError);
});
