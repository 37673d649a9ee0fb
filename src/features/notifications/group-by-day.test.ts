import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = "2026-11-18T02:00:00.000Z";
const items = ["2026-11-18T01:30:00.000Z", "2026-11-17T20:00:00.000Z", "2026-11-16T23:00:00.000Z"].map((createdAt) => ({ createdAt }));

test.each([
  ["UTC", ["Today 1", "Yesterday 1", "Monday, November 16, 2026 1"]],
  ["America/New_York", ["Today 2", "Yesterday 1"]],
  ["Asia/Tokyo", ["Today 2", "Yesterday 1"]],
  ["Pacific/Kiritimati", ["Today 2", "Yesterday 1"]],
])("what happened is under its day by the calendar of %s, whatever zone the machine is in", (timeZone, days) => {
  expect(groupByDay(items, timeZone, now).map((group) => `${group.label} ${group.items.length}`)).toEqual(days);
});
