import { describe, expect, test } from "vitest";
import { readShores } from "./read-shores.server.ts";
import { isLandAt, metersOverWater, metersToShore } from "./shore.rules.ts";
import { waterNear } from "./water-near.server.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const THAMES_STREET = at(41.4859, -71.3145);
const KANSAS = at(38.5, -98.5);

describe("a listing whose berth is on land", () => {
  test("is told so, with how far the water is and a place in it", async () => {
    const { isOnLand, metersToWater, nearest } = await waterNear(THAMES_STREET);
    expect(isOnLand).toBe(true);
    expect(metersToWater).toBeGreaterThan(50);
    expect(metersToWater).toBeLessThan(500);
    expect(nearest && (await waterNear(nearest))).toEqual({ isOnLand: false, metersToWater: 0, nearest: null });
  });

  test("far from all water that the map knows is told that, and of no place to go", async () => {
    expect(await waterNear(KANSAS)).toEqual({ isOnLand: true, metersToWater: null, nearest: null });
  });

  test.each([
    ["by the sea", 43.1765, 16.4438],
    ["by a lake", 38.93, -119.98],
    ["on an island in the sea", 24.5551, -81.78],
    ["east of the date line", -16.8, -179.97],
  ])("%s gets a place in the water that is little farther than the shore", async (_where, latitude, longitude) => {
    const place = at(latitude, longitude);
    const shores = await readShores(place);
    const { isOnLand, metersToWater, nearest } = await waterNear(place);
    expect(isOnLand).toBe(true);
    if (!nearest || metersToWater === null) throw new Error("no water");
    const { x, y } = shores.spotOf(nearest);
    expect(Math.hypot(x, y)).toBeLessThan(metersToWater + 100);
  });
});

test.each([
  ["the harbor of Newport", 41.4845, -71.3255],
  ["the sea off La Jolla", 32.86, -117.3],
  ["Lake Tahoe", 39.1, -120.04],
  ["the middle of the Pacific", 0, -150],
])("a boat in %s lies in the water", async (_where, latitude, longitude) => {
  expect(await waterNear(at(latitude, longitude))).toEqual({ isOnLand: false, metersToWater: 0, nearest: null });
});

test("land and water are the same from wherever one looks, also across the sides of tiles", async () => {
  // Two tiles meet at this longitude, in the Narragansett Bay.
  const side = -71.015625;
  for (const longitude of [side - 0.004, side + 0.004])
    for (const latitude of [41.49, 41.5, 41.51, 41.52]) {
      const shores = await readShores(at(latitude, longitude));
      for (const [north, east] of [
        [0.01, 0.006],
        [0.01, -0.006],
        [-0.008, 0.01],
        [-0.008, -0.01],
      ] as const) {
        const other = at(latitude + north, longitude + east);
        expect(isLandAt(shores, shores.spotOf(other)), `${latitude} ${longitude} ${north} ${east}`).toBe(
          (await readShores(other)).isOnLand,
        );
      }
    }
});

test("no side of a tile is taken for a shore", async () => {
  expect(metersToShore(await readShores(KANSAS))).toBeNull();
  expect(metersToShore(await readShores(at(38.548, -98.4375)))).toBeNull();
});

test("what lies beyond a bay is beyond water, and what lies on this side isn't", async () => {
  const newport = await readShores(THAMES_STREET);
  expect(metersOverWater(newport, newport.spotOf(at(41.4967, -71.3667)))).toBeGreaterThan(1500);
  expect(metersOverWater(newport, newport.spotOf(at(41.4901, -71.3128)))).toBe(0);
});
