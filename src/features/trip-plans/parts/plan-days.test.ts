import { expect, test } from "vitest";
import { planDays } from "./plan-days.ts";

type Stay = Parameters<typeof planDays>[0][number];
const stay = (given: Record<string, unknown>) =>
  ({
    phase: "upcoming",
    checkInTime: "16:00",
    checkOutTime: "10:00",
    timeZone: "America/New_York",
    charter: null,
    location: null,
    listing: { city: "Camden" },
    ...given,
  }) as Stay;
const HOME = stay({ id: "home", checkIn: "2027-07-10", checkOut: "2027-07-12" });
const SAIL = stay({
  id: "sail",
  checkIn: "2027-07-11",
  checkOut: "2027-07-11",
  checkInTime: "09:00",
  checkOutTime: "13:00",
  charter: {},
  listing: { city: "Rockland" },
});

const linesOf = (stays: Stay[]) =>
  planDays(stays, () => null).map(
    ({ day, place, entries }) =>
      `${day} ${place}: ${entries.map(({ kind, bookingId, time }) => `${kind} ${bookingId} ${time}`).join(", ")}`,
  );

test("every day of the trip has what happens on it in order, and where one is", () => {
  expect(linesOf([SAIL, HOME])).toEqual([
    "2027-07-10 Camden: arrive home 16:00",
    "2027-07-11 Rockland: start sail 09:00, return sail 13:00",
    "2027-07-12 Camden: leave home 10:00",
  ]);
});

test("days between two stays are in it, and what was cancelled isn't", () => {
  const next = stay({ id: "next", checkIn: "2027-07-14", checkOut: "2027-07-15", listing: { city: "Hvar" } });
  expect(linesOf([HOME, next])).toContain("2027-07-13 Camden: ");
  expect(linesOf([HOME, { ...next, phase: "cancelled" }])).toHaveLength(3);
  expect(linesOf([{ ...HOME, phase: "cancelled" }])).toEqual([]);
});

test("a trip of a year is shown for its first 60 days", () => {
  expect(linesOf([stay({ id: "long", checkIn: "2027-01-01", checkOut: "2027-12-31" })])).toHaveLength(60);
});
