import { expect, test } from "vitest";
import { daysInWords, pricesInWords, spanInWords, specialPrices, startsInWords } from "./package-words.ts";

const always = { weekdays: 127, fromDay: null, untilDay: null, isYearly: false };
const start = (firstStart: string, given: object = {}) => ({ ...always, firstStart, lastStart: firstStart, stepMinutes: 30, ...given });

test("days are said by weekday and season", () => {
  const season = { ...always, fromDay: "2027-06-01", untilDay: "2027-08-31" };
  expect([always, { ...always, weekdays: 65 }, season, { ...season, weekdays: 64, isYearly: true }].map(daysInWords)).toEqual([
    "every day",
    "Sundays and Saturdays",
    "every day, Jun 1 – Aug 31, 2027",
    "Saturdays, Jun 1 – Aug 31 every year",
  ]);
});

test("starts of the same days are said together, in the visitor's clock", () => {
  const starts = [start("08:00"), start("13:00"), start("09:00", { lastStart: "12:00", weekdays: 64 })];
  expect(startsInWords(starts)).toEqual(["8:00 AM and 1:00 PM, every day", "9:00 AM to 12:00 PM every half hour, Saturdays"]);
  expect(startsInWords(starts.slice(0, 1), "world")).toEqual(["08:00, every day"]);
});

test("prices are said by who steers, or by the seat", () => {
  expect(pricesInWords({ captainedCents: 40_000, bareboatCents: 30_050 }, null)).toBe("$400 with captain, $300.50 bareboat");
  expect(pricesInWords({ captainedCents: 6_000, bareboatCents: null }, 12)).toBe("$60 a seat");
  expect(specialPrices({ seats: null, prices: [{ ...always, weekdays: 1, captainedCents: 50_000, bareboatCents: null }] })).toEqual([
    "Sundays: $500 with captain",
  ]);
});

test("spans are said in hours where they are whole", () => {
  expect([0, 45, 60, 120, 90].map((minutes) => spanInWords(minutes, "none"))).toEqual([
    "none",
    "45 minutes",
    "1 hour",
    "2 hours",
    "90 minutes",
  ]);
});
