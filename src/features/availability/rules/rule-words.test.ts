import { expect, test } from "vitest";
import { rulesInWords } from "./rule-words.ts";
import { NO_RULES, type Season } from "./season.rules.ts";

const SATURDAY = 1 << 6;
const summer: Season = {
  id: "1",
  name: "High summer",
  startsOn: "2027-06-15",
  endsOn: "2027-08-31",
  isYearly: true,
  nightlyPriceCents: 30_000,
  weekendPriceCents: null,
  minimumNights: null,
  maximumNights: null,
  arrivalDays: null,
  departureDays: null,
};

test("a listing whose stays can begin and end whenever says nothing", () => {
  expect(rulesInWords(null)).toEqual([]);
  expect(rulesInWords(NO_RULES)).toEqual([]);
  expect(rulesInWords({ ...NO_RULES, weeklyDiscountPercent: 10, seasons: [summer] })).toEqual([]);
});

test("what always holds comes first, then what seasons have of their own", () => {
  const week = { ...summer, arrivalDays: SATURDAY, departureDays: SATURDAY, minimumNights: 7 };
  expect(
    rulesInWords({ ...NO_RULES, arrivalDays: SATURDAY | 1, maximumNights: 28, noticeDays: 2, windowDays: 365, seasons: [week] }),
  ).toEqual([
    "Check-in on Sundays and Saturdays, 28-night maximum",
    "Book at least 2 days ahead",
    "Book up to 365 days ahead",
    "High summer (Jun 15 – Aug 31): check-in and check-out on Saturdays, 7-night minimum",
  ]);
  expect(rulesInWords({ ...NO_RULES, weekendMinimumNights: 3, noticeDays: 1 })).toEqual([
    "3-night minimum from a Friday or Saturday",
    "Book at least 1 day ahead",
  ]);
});
