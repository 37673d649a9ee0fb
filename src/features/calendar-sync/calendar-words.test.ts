import { describe, expect, test } from "vitest";
import { amountOf, groupsOf, refreshInWords, stateOf } from "./calendar-words.ts";
import type { ImportedCalendar, ImportedStay } from "./calendar.schema.ts";

const AT = "2027-06-01T12:00:00.000Z";

const calendar = (given: Partial<ImportedCalendar> = {}): ImportedCalendar => ({
  id: "",
  name: "Airbnb",
  shownAddress: "",
  isPaused: false,
  ignoresUnavailable: false,
  ignoresRolling: false,
  succeededAt: AT,
  triedAt: AT,
  nextTryAt: AT,
  error: null,
  doubtedSince: null,
  allDayMeans: "days",
  nights: 0,
  times: 0,
  stays: [],
  skipped: [],
  refreshes: [],
  ...given,
});

const stay = (given: Partial<ImportedStay> = {}): ImportedStay => ({
  firstNight: "2027-06-10",
  endNight: "2027-06-13",
  time: null,
  kind: "stay",
  isRolling: false,
  standing: "holds",
  ...given,
});

test("a calendar is up to date, unread, waiting, failing or paused, and the last counts most", () => {
  expect(stateOf(calendar())).toBe("fresh");
  expect(stateOf(calendar({ succeededAt: null }))).toBe("unread");
  expect(stateOf(calendar({ doubtedSince: AT }))).toBe("doubted");
  expect(stateOf(calendar({ doubtedSince: AT, error: "No answer." }))).toBe("failing");
  expect(stateOf(calendar({ error: "No answer.", isPaused: true }))).toBe("paused");
});

describe("a reading", () => {
  const words = (given: Partial<Parameters<typeof refreshInWords>[0]>) =>
    refreshInWords({ outcome: "changed", nightsTaken: 0, nightsFreed: 0, timesTaken: 0, timesFreed: 0, error: null, ...given });

  test("says how many nights were taken and freed", () => {
    expect(words({ nightsTaken: 1 })).toBe("1 night taken.");
    expect(words({ nightsTaken: 3, nightsFreed: 1200 })).toBe("3 nights taken, 1,200 nights freed.");
    expect(words({ nightsTaken: 1, timesTaken: 2, timesFreed: 1 })).toBe("1 night and 2 timed events taken, 1 timed event freed.");
    expect(words({})).toBe("Its stays changed, but no night did.");
    expect(words({ outcome: "same" })).toBe("Nothing changed.");
  });

  test("says why nothing was freed", () => {
    expect(words({ outcome: "failed", error: "This site took too long." })).toBe("This site took too long.");
    expect(words({ outcome: "doubted" })).toMatch(/^It lost many of its nights or times\./);
    expect(words({ outcome: "doubted", nightsTaken: 2 })).toMatch(/^2 nights taken\. It lost many/);
  });
});

test("stays, closed days, the far end and our own bookings are told apart, ignored or not", () => {
  const groups = groupsOf([
    stay({ kind: "unavailable", standing: "echo", isRolling: true }),
    stay({ kind: "unavailable", isRolling: true, standing: "ignored" }),
    stay({ kind: "unavailable", standing: "ignored" }),
    stay(),
    stay({ firstNight: "2027-06-20", endNight: "2027-06-21" }),
  ]);
  expect(groups.map(({ title, stays }) => [title, stays.length, amountOf(stays).nights])).toEqual([
    ["Stays", 2, 4],
    ["Closed days", 1, 3],
    ["Far end", 1, 3],
    ["Your own bookings, sent back", 1, 3],
  ]);
});
