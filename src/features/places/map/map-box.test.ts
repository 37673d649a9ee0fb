import { describe, expect, test } from "vitest";
import { boxAround, cornersOf, isInBox, readBox } from "./map-box.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("the box around places", () => {
  test("reaches from the westernmost to the easternmost", () => {
    expect(boxAround([at(48, -123), at(43, -70), at(25, -80)])).toEqual({ west: -123, east: -70, south: 25, north: 48 });
  });

  test("goes over the date line where that is shorter", () => {
    expect(boxAround([at(-18, 178), at(-13, -171)])).toEqual({ west: 178, east: -171, south: -18, north: -13 });
  });

  test("of one place is that place", () => {
    expect(boxAround([at(48, -123)])).toEqual({ west: -123, east: -123, south: 48, north: 48 });
  });

  test("has them all within it, to the last digit", () => {
    for (const longitude of [14.48, -21.94, 0.1, 123.4567]) {
      const [place, other] = [at(40.62, longitude), at(40.62, longitude + 0.01)];
      expect(boxAround([place])).toEqual({ west: longitude, east: longitude, south: 40.62, north: 40.62 });
      const box = boxAround([place, other]);
      expect([place, other].filter((each) => box && isInBox(box, each))).toHaveLength(2);
    }
  });

  test("of none is nothing", () => {
    expect(boxAround([])).toBeNull();
  });
});

describe("the box that a map shows", () => {
  test("is given with its west greater than its east over the date line", () => {
    expect(readBox({ west: 170, east: 195, south: -20, north: -10 })).toEqual({ west: 170, east: -165, south: -20, north: -10 });
    expect(readBox({ west: -200, east: -170, south: -20, north: -10 })).toEqual({ west: 160, east: -170, south: -20, north: -10 });
  });

  test("comes back from another turn of the world", () => {
    expect(readBox({ west: 235, east: 245, south: 40, north: 50 })).toEqual({ west: -125, east: -115, south: 40, north: 50 });
  });

  test("is the whole world when it shows more than that", () => {
    expect(readBox({ west: -300, east: 200, south: -95, north: 95 })).toEqual({ west: -180, east: 180, south: -90, north: 90 });
  });

  test("may end at the date line", () => {
    expect(readBox({ west: 170, east: 180, south: 0, north: 1 })).toMatchObject({ west: 170, east: 180 });
  });
});

test("over the date line the map is told an east beyond 180", () => {
  expect(cornersOf({ west: 178, east: -171, south: -18, north: -13 })).toEqual([
    [178, -18],
    [189, -13],
  ]);
});

test("a place is in a box over the date line on either side of it", () => {
  const box = { west: 170, east: -165, south: -20, north: -10 };
  expect([at(-15, 175), at(-15, -170), at(-15, 0), at(0, 175)].map((place) => isInBox(box, place))).toEqual([true, true, false, false]);
});
