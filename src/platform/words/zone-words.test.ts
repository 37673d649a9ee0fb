import { expect, test } from "vitest";
import { localZone, zoneInWords } from "./zone-words.ts";

test.each([
  ["America/Los_Angeles", "Pacific Time"],
  ["Europe/Zagreb", "Central European Time"],
])("%s is %s", (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});

test.each([
  ["Europe/Zagreb", "Split", "2027-07-20T06:00:00Z", "2027-07-20T10:00:00Z", "Split time (GMT+2)"],
  ["Europe/Zagreb", "", "2027-01-20T06:00:00Z", "2027-01-20T10:00:00Z", "Central European Time (GMT+1)"],
  ["Europe/Zagreb", "Split", "2027-03-27T16:00:00Z", "2027-04-03T07:00:00Z", "Split time (GMT+1, then GMT+2)"],
  ["Asia/Kolkata", "Kochi", "2027-07-20T06:00:00Z", "2027-07-20T10:00:00Z", "Kochi time (GMT+5:30)"],
])("%s around %s on %s is called so", (zone, city, first, last, words) => {
  expect(localZone(zone, city, first, last)).toBe(words);
});
