import { expect, test } from "vitest";
import { instantAt } from "../availability/index.ts";
import { closesAt, type Opening, opensAt, stateOf } from "./arrival.rules.ts";

const stayAt = (timeZone: string, { checkIn = "2027-06-10", checkOut = "2027-06-13" } = {}) => ({
  checkIn,
  checkOut,
  checkInTime: "15:00",
  timeZone,
  endsAt: instantAt(timeZone, checkOut, "11:00"),
  createdAt: new Date("2027-01-01T12:00:00Z"),
});

test.each<[Opening, string, string]>([
  ["booking", "America/New_York", "2027-01-01T12:00:00.000Z"],
  ["7_days", "America/New_York", "2027-06-03T19:00:00.000Z"],
  ["3_days", "America/New_York", "2027-06-07T19:00:00.000Z"],
  ["3_days", "Asia/Tokyo", "2027-06-07T06:00:00.000Z"],
  ["1_day", "Pacific/Kiritimati", "2027-06-09T01:00:00.000Z"],
  ["arrival_day", "America/New_York", "2027-06-10T04:00:00.000Z"],
])("opens %s by the clocks at the listing (%s)", (opens, timeZone, at) => {
  expect(opensAt(opens, stayAt(timeZone)).toISOString()).toBe(at);
});

test("three days before check-in is the same time of day, also when the clocks change in between", () => {
  const stay = stayAt("America/New_York", { checkIn: "2027-03-15", checkOut: "2027-03-18" });
  expect(opensAt("3_days", stay).toISOString()).toBe("2027-03-12T20:00:00.000Z");
  expect(opensAt("1_day", stay).toISOString()).toBe("2027-03-14T19:00:00.000Z");
});

test("never opens before the booking", () => {
  const createdAt = new Date("2027-06-09T12:00:00Z");
  expect(opensAt("7_days", { ...stayAt("UTC"), createdAt })).toEqual(createdAt);
});

test("is open until the day after check-out begins, there", () => {
  const stay = stayAt("Asia/Tokyo");
  const closed = "2027-06-13T15:00:00.000Z";
  expect(closesAt(stay).toISOString()).toBe(closed);
  const at = (moment: string) => stateOf("3_days", stay, new Date(moment));
  expect([at("2027-06-07T05:59:59Z"), at("2027-06-07T06:00:00Z"), at("2027-06-13T14:59:59Z"), at(closed)]).toEqual([
    "ahead",
    "open",
    "open",
    "closed",
  ]);
});
