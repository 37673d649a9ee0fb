import { describe, expect, test } from "vitest";
import { namesOfRegion, REGIONS } from "./regions.ts";

describe("regions", () => {
  test("have boxes that are on the globe and the right way up", () => {
    for (const { name, boxes } of REGIONS) {
      expect(boxes.length, name).toBeGreaterThan(0);
      for (const { west, south, east, north } of boxes) {
        expect(west, name).toBeLessThan(east);
        expect(south, name).toBeLessThan(north);
        expect(Math.max(Math.abs(west), Math.abs(east)), name).toBeLessThanOrEqual(180);
        expect(Math.max(Math.abs(south), Math.abs(north)), name).toBeLessThanOrEqual(90);
      }
    }
  });

  test("have names that belong to one region each", () => {
    const names = REGIONS.flatMap((region) => namesOfRegion(region));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each([
    ["Amalfi Coast", 40.6281, 14.4848],
    ["Dalmatian Coast", 43.1729, 16.4411],
    ["Lake Como", 45.9866, 9.2572],
    ["Lake Champlain", 44.4759, -73.2121],
    ["Outer Banks", 35.9572, -75.6241],
    ["Cape Cod", 41.7003, -70.3002],
    ["Cyclades", 36.4618, 25.3753],
    ["Greek Islands", 39.6243, 19.9217],
    ["Côte d'Azur", 43.5528, 7.0174],
    ["Algarve", 37.0891, -8.2479],
    ["Florida Keys", 24.5551, -81.78],
    ["Puget Sound", 47.6062, -122.3321],
    ["San Juan Islands", 48.5343, -123.0171],
    ["Balearics", 39.5696, 2.6502],
  ])("%s holds its best-known place", (name, latitude, longitude) => {
    const { boxes = [] } = REGIONS.find((region) => region.name === name) ?? {};
    expect(
      boxes.some(({ west, south, east, north }) => west <= longitude && longitude <= east && south <= latitude && latitude <= north),
    ).toBe(true);
  });
});
