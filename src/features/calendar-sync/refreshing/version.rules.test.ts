import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../availability/index.ts";
import { isEcho, type NightRange, nightSet } from "../reading/stays.rules.ts";
import { judgeStays, mayClash } from "./version.rules.ts";

const TODAY = "2027-01-01";
const range = ([from, nights]: [number, number]): NightRange => ({
  firstNight: addDays(TODAY, from),
  endNight: addDays(TODAY, from + nights),
});
const rangeFrom = (min: number) => fc.tuple(fc.integer({ min, max: 60 }), fc.integer({ min: 1, max: 12 })).map(range);
const choices = { ignoresUnavailable: false, ignoresRolling: false };

test("a clash is a stay over a booking that is not its echo, or closed days that only cover a part of it", () => {
  const kinds = fc.constantFrom("stay", "unavailable");
  const property = fc.property(rangeFrom(0), rangeFrom(-20), kinds, fc.boolean(), (stay, booking, kind, mayEcho) => {
    const known = { ...stay, kind, mayEcho, namedAt: null, readOn: TODAY, isRolling: false };
    const [judged] = judgeStays([known], choices, { booked: [booking], released: [] }, TODAY);
    const theirs = nightSet([stay]);
    const ours = [...nightSet([booking])];
    const isShared = ours.some((night) => theirs.has(night)) && !(mayEcho && isEcho(stay, [booking], TODAY));
    const isCovered = kind === "unavailable" && ours.every((night) => theirs.has(night));
    expect(judged && mayClash(judged, booking)).toBe(isShared && !isCovered);
  });
  fc.assert(property, { seed: 13, numRuns: 500 });
});

test("what a booking let go of is echoed only by what the calendar named before", () => {
  const [before, at, after] = [1, 2, 3].map((hour) => new Date(`${TODAY}T0${hour}:00:00Z`)) as [Date, Date, Date];
  const stay = range([5, 3]);
  const released = [{ ...stay, releasedAt: at }];
  const standing = (mayEcho: boolean, namedAt: Date | null) => {
    const known = { ...stay, kind: "unavailable", mayEcho, namedAt, readOn: TODAY, isRolling: false } as const;
    return judgeStays([known], choices, { booked: [], released }, TODAY)[0]?.standing;
  };
  expect([standing(true, before), standing(true, at)]).toEqual(["echo", "echo"]);
  expect([standing(true, after), standing(true, null), standing(false, before)]).toEqual(["holds", "holds", "holds"]);
});
