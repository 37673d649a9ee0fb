import { expect, test } from "vitest";
import { formatMoney, money } from "./money.ts";

const inWords = (cents: number) => formatMoney(money(cents));

test.each([
  [0, "$0"],
  [1, "$0.01"],
  [10, "$0.10"],
  [99, "$0.99"],
  [100, "$1"],
  [12_345, "$123.45"],
  [99_900, "$999"],
  [125_050, "$1,250.50"],
  [123_456_700, "$1,234,567"],
  [999_999_999_999, "$9,999,999,999.99"],
  [-1, "-$0.01"],
  [-5000, "-$50"],
])("%i cents are %s", (cents, words) => expect(inWords(cents)).toBe(words));

test("half a cent is no money", () => {
  expect(() => money(0.5)).toThrow(RangeError);
});
