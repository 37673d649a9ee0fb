import { expect, test } from "vitest";
import { countOf, formatCount } from "./counts.ts";

test("a count has its thousands apart", () => {
  expect([0, 7, 999, 1000, 123_456, 1_234_567].map(formatCount)).toEqual(["0", "7", "999", "1,000", "123,456", "1,234,567"]);
});

test("one thing is singular; none, half and many are plural", () => {
  expect([0, 1, 1.5, 2, 1250].map((count) => countOf(count, "bath"))).toEqual(["0 baths", "1 bath", "1.5 baths", "2 baths", "1,250 baths"]);
  expect([countOf(1, "property", "properties"), countOf(2, "property", "properties")]).toEqual(["1 property", "2 properties"]);
});
