import { expect, test } from "vitest";
import { outlookFrom } from "./outlook.rules.ts";

const TODAY = "2026-11-15";

test("an outlook names who leaves, who comes next, and how many of the next 30 nights are booked", () => {
  const stays = [
    { checkIn: "2026-12-12", checkOut: "2026-12-20" },
    { checkIn: "2026-11-20", checkOut: "2026-11-23" },
    { checkIn: "2026-11-13", checkOut: "2026-11-17" },
  ];
  expect(outlookFrom(TODAY, stays)).toEqual({
    leavesOn: "2026-11-17",
    nextCheckIn: "2026-11-20",
    bookedNights: 2 + 3 + 3,
    nextTrip: null,
    trips: 0,
  });
});

test("guests who arrive today are next, and guests who leave today are gone", () => {
  const stays = [
    { checkIn: "2026-11-10", checkOut: TODAY },
    { checkIn: TODAY, checkOut: "2026-11-16" },
  ];
  expect(outlookFrom(TODAY, stays)).toEqual({ leavesOn: null, nextCheckIn: TODAY, bookedNights: 1, nextTrip: null, trips: 0 });
});

test("a check-in after the 30 days is not in the outlook, and a night that two stays hold counts once", () => {
  const twice = { checkIn: "2026-11-20", checkOut: "2026-11-22" };
  expect(outlookFrom(TODAY, [{ checkIn: "2026-12-15", checkOut: "2026-12-20" }])).toEqual({
    leavesOn: null,
    nextCheckIn: null,
    bookedNights: 0,
    nextTrip: null,
    trips: 0,
  });
  expect(outlookFrom(TODAY, [twice, twice]).bookedNights).toBe(2);
});

test("uses by the hour are trips, not check-ins", () => {
  const hours = { startsAt: "08:00", returnsAt: "12:00", timeZone: "UTC", beginsAt: "", endsAt: "" };
  const stays = [
    { checkIn: "2026-11-21", checkOut: "2026-11-21", hours },
    { checkIn: "2026-11-18", checkOut: "2026-11-18", hours },
    { checkIn: "2026-11-22", checkOut: "2026-11-24", hours: null },
  ];
  expect(outlookFrom(TODAY, stays)).toEqual({
    leavesOn: null,
    nextCheckIn: "2026-11-22",
    bookedNights: 2,
    nextTrip: "2026-11-18",
    trips: 2,
  });
});
