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
  const property = fc.property(rangeFrom(0), rangeFrom(-20), fc.constantFrom("stay", "unavailable"), (stay, booking, kind) => {
    const [judged] = judgeStays([{ ...stay, kind, readOn: TODAY, isRolling: false }], choices, [booking], TODAY);
    const theirs = nightSet([stay]);
    const ours = [...nightSet([booking])];
    const isShared = ours.some((night) => theirs.has(night)) && !isEcho(stay, [booking], TODAY);
    const isCovered = kind === "unavailable" && ours.every((night) => theirs.has(night));
    expect(judged && mayClash(judged, booking)).toBe(isShared && !isCovered);
  });
  fc.assert(property, { seed: 13, numRuns: 500 });
});
