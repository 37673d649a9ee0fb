import { expect, test } from "vitest";
import { feetOf, keepUnits, lengthInBoth, lengthInWords, metersOf, milesInWords, shortDistance } from "./length-words.ts";

test("a number stays with its unit, and only with a unit", () => {
  expect(keepUnits("Kittiwake, 66 ft sailing yacht")).toBe("Kittiwake, 66\u00a0ft sailing yacht");
  expect(keepUnits("Pier 4 Loft, 5 min to the beach")).toBe("Pier 4 Loft, 5\u00a0min to the beach");
  expect(keepUnits("House 9 mountains")).toBe("House 9 mountains");
});

test("a title that says feet says meters to whoever reads those", () => {
  expect(keepUnits("Lady Maud, 27 ft sloop", "world")).toBe("Lady Maud, 8.2\u00a0m sloop");
  expect(keepUnits("A 40-foot trawler, 36.5ft on deck", "world")).toBe("A 12.2-meter trawler, 11.1\u00a0m on deck");
  expect(keepUnits("27 ft sloop")).toBe("27\u00a0ft sloop");
  expect(keepUnits("Loft 900 sq ft at 42 Foothill Rd, Pier 1,200 ft", "world")).toBe(
    "Loft 900\u00a0sq ft at 42 Foothill Rd, Pier 1,200\u00a0ft",
  );
});

test("a length is in feet or in meters", () => {
  expect(lengthInWords(34)).toBe("34\u00a0ft");
  expect(lengthInWords(34, "world")).toBe("10.4\u00a0m");
  expect(lengthInBoth(46.9)).toBe("46.9\u00a0ft (14.3\u00a0m)");
  expect(lengthInBoth(46.9, "world")).toBe("14.3\u00a0m (46.9\u00a0ft)");
});

test("a short way is in feet or meters, a longer one in miles or kilometers", () => {
  expect([3, 92, 303, 304, 1600, 2500].map((meters) => shortDistance(meters))).toEqual(
    ["10 ft", "300 ft", "990 ft", "0.2 miles", "1 mile", "1.6 miles"].map((text) => text.replace(" ", "\u00a0")),
  );
  expect([3, 352, 994, 995, 1240].map((meters) => shortDistance(meters, "world"))).toEqual(
    ["10 m", "350 m", "990 m", "1 km", "1.2 km"].map((text) => text.replace(" ", "\u00a0")),
  );
});

test("feet become meters and the same feet again", () => {
  expect(metersOf(46.9)).toBe(14.3);
  expect(feetOf(14.27)).toBe(46.82);
  for (const feet of [1, 26.5, 38, 46.9, 131.23]) expect(feetOf(metersOf(feet))).toBeCloseTo(feet, 1);
});

test("says how far away a place is in the visitor's unit", () => {
  expect(milesInWords(1)).toBe("1\u00a0mile");
  expect(milesInWords(261)).toBe("261\u00a0miles");
  expect(milesInWords(261, "world")).toBe("420\u00a0km");
});
