import { expect, test } from "vitest";
import { dayInWords, monthDayInWords, monthOfYear, shortDate, shortDay, shortMonth, shortMonthDay, shortRange } from "./day-words.ts";

test.each([
  [shortMonth, "Sep", "Jun"],
  [monthOfYear, "September 2027", "June 2028"],
  [shortMonthDay, "Sep 30", "Jun 1"],
  [monthDayInWords, "September 30", "June 1"],
  [shortDate, "Sep 30, 2027", "Jun 1, 2028"],
  [shortDay, "Thu, Sep 30", "Thu, Jun 1"],
  [dayInWords, "Thursday, September 30, 2027", "Thursday, June 1, 2028"],
])("days are written by %o as %j and %j", (write, last, first) => {
  expect([write("2027-09-30"), write("2028-06-01")]).toEqual([last, first]);
});

test.each([
  ["2027-06-10", "2027-06-13", "Jun 10–13, 2027"],
  ["2027-06-28", "2027-07-02", "Jun 28 – Jul 2, 2027"],
  ["2027-12-30", "2028-01-02", "Dec 30, 2027 – Jan 2, 2028"],
])("from %s to %s is %j", (first, last, words) => {
  expect(shortRange(first, last)).toBe(words);
});
