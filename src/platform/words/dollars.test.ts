import { expect, test } from "vitest";
import { centsOf, dollarsOf } from "./dollars.ts";

test.each([
  ["120", 12_000],
  ["0", 0],
  ["0.07", 7],
  ["1,250.5", 125_050],
  ["1250.50", 125_050],
  ["$99.99", 9_999],
  [" 8 ", 800],
  ["1,000,000", 100_000_000],
])("%j typed is %i cents", (typed, cents) => expect(centsOf(typed)).toBe(cents));

test.each(["", "a lot", "-5", "12.345", "1e3", "12,50", "1,25,000", "9".repeat(40)])("%j is no amount", (typed) =>
  expect(centsOf(typed)).toBeNull(),
);

test.each([
  [24_550, "245.50"],
  [8_505, "85.05"],
  [8_500, "85"],
  [0, "0"],
])("%i cents are written as %j", (cents, dollars) => expect(dollarsOf(cents)).toBe(dollars));
