import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../availability/index.ts";
import { isEcho, isHalved, isRollingBlock, nightChanges, type NightRange, nightSet } from "./stays.rules.ts";

const TODAY = "2027-01-01";
const range = (from: number, nights: number): NightRange => ({ firstNight: addDays(TODAY, from), endNight: addDays(TODAY, from + nights) });
const someRange = fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 12 })).map(([from, nights]) => range(from, nights));
const someRanges = fc.array(someRange, { maxLength: 12 });
const seeded = { seed: 13, numRuns: 300 };

describe("nights as a set", () => {
  test("hold a night when one of the ranges does", () => {
    const property = fc.property(someRanges, fc.integer({ min: -25, max: 80 }), (ranges, day) => {
      const night = addDays(TODAY, day);
      expect(nightSet(ranges).has(night)).toBe(ranges.some(({ firstNight, endNight }) => firstNight <= night && night < endNight));
    });
    fc.assert(property, seeded);
  });

  test("become the other set by what is added and removed, without touching what both hold", () => {
    const property = fc.property(someRanges, someRanges, (earlier, later) => {
      const [before, after] = [nightSet(earlier), nightSet(later)];
      const { added, removed } = nightChanges(before, after);
      expect([...added, ...removed].filter((night) => before.has(night) && after.has(night))).toEqual([]);
      expect(new Set([...before].filter((night) => !removed.includes(night)).concat(added))).toEqual(after);
    });
    fc.assert(property, seeded);
  });

  test("are halved when at most half of the nights ahead is left, whatever is past", () => {
    const ten = nightSet([range(0, 10)]);
    expect(isHalved(ten, nightSet([range(0, 5)]), TODAY)).toBe(true);
    expect(isHalved(ten, nightSet([range(0, 6)]), TODAY)).toBe(false);
    expect(isHalved(ten, new Set(), TODAY)).toBe(true);
    expect(isHalved(new Set(), new Set(), TODAY)).toBe(false);
    expect(isHalved(nightSet([range(-10, 14)]), nightSet([range(0, 4)]), TODAY)).toBe(false);
  });
});

describe("an echo", () => {
  test("has the nights of a booking of ours, counted from today", () => {
    expect(isEcho(range(3, 4), [range(3, 4)], TODAY)).toBe(true);
    expect(isEcho(range(3, 4), [range(3, 5)], TODAY)).toBe(false);
    expect(isEcho(range(3, 4), [range(2, 5)], TODAY)).toBe(false);
    expect(isEcho(range(0, 2), [range(-3, 5)], TODAY)).toBe(true);
    expect(isEcho(range(3, 4), [], TODAY)).toBe(false);
  });

  test("may put bookings together that follow each other, but not over a gap", () => {
    expect(isEcho(range(3, 6), [range(6, 3), range(3, 3)], TODAY)).toBe(true);
    expect(isEcho(range(3, 6), [range(3, 2), range(6, 3)], TODAY)).toBe(false);
    expect(isEcho(range(3, 6), [range(3, 3), range(3, 2), range(6, 3)], TODAY)).toBe(true);
  });
});

describe("a rolling block", () => {
  const until = (today: string) => addDays(today, 731);
  const later = (days: number) => ({ today: addDays(TODAY, days), until: until(addDays(TODAY, days)) });

  test("ends further away by as many days as passed, with a fixed start or a moving one", () => {
    const before = { today: TODAY, stays: [range(10, 2), range(70, 400)] };
    expect(isRollingBlock(range(70, 403), before, later(3))).toBe(true);
    expect(isRollingBlock(range(73, 400), before, later(3))).toBe(true);
    expect(isRollingBlock(range(70, 402), before, later(3))).toBe(true);
  });

  test("is neither short, nor of a fixed end, nor known on the same day, nor one that reaches as far as we read", () => {
    const before = { today: TODAY, stays: [range(10, 60), range(100, 200), range(400, 331)] };
    expect(isRollingBlock(range(10, 61), before, later(1))).toBe(false);
    expect(isRollingBlock(range(11, 60), before, later(1))).toBe(false);
    expect(isRollingBlock(range(100, 200), before, later(3))).toBe(false);
    expect(isRollingBlock(range(100, 230), before, later(3))).toBe(false);
    expect(isRollingBlock(range(100, 201), before, later(0))).toBe(false);
    expect(isRollingBlock(range(400, 332), before, later(1))).toBe(false);
  });
});
