import { describe, expect, test } from "vitest";
import { daysLeft, phaseOf } from "../booking.rules.ts";
import { countdownInWords } from "./trip-words.ts";

describe("the countdown goes by the calendar of the place", () => {
  const stay = {
    status: "confirmed" as const,
    timeZone: "Etc/GMT+9",
    checkIn: "2031-06-10",
    checkOut: "2031-06-13",
    beginsAt: new Date("2031-06-11T00:00:00Z"),
    endsAt: new Date("2031-06-13T20:00:00Z"),
  };
  test.each([
    ["2031-05-29T12:00:00Z", "In 12 days"],
    // Still June 8 there.
    ["2031-06-09T06:00:00Z", "In 2 days"],
    ["2031-06-09T12:00:00Z", "Tomorrow"],
    ["2031-06-10T12:00:00Z", "Today"],
    ["2031-06-11T12:00:00Z", "Check-out in 2 days"],
    ["2031-06-13T08:00:00Z", "Check-out tomorrow"],
    ["2031-06-13T12:00:00Z", "Check-out today"],
    ["2031-06-14T12:00:00Z", null],
  ])("%s: %s", (time, words) => {
    const now = new Date(time);
    expect(countdownInWords({ daysLeft: daysLeft(stay, now), phase: phaseOf(stay, now), charter: null })).toBe(words);
  });
});
