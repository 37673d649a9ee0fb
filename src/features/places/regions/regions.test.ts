import { describe, expect, test } from "vitest";
import { countries, neighborsOf } from "./countries.ts";
import { namesOfRegion, REGIONS } from "./regions.ts";

const holds = (name: string, latitude: number, longitude: number) =>
  REGIONS.find((region) => region.name === name)?.boxes.some(
    ({ west, south, east, north }) => west <= longitude && longitude <= east && south <= latitude && latitude <= north,
  );

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
    ["Mediterranean", 40.628, 14.485],
    ["Mediterranean", 43.228, 5.542],
    ["Mediterranean", 39.5669, 2.6406],
    ["Mediterranean", 43.1729, 16.4411],
    ["Mediterranean", 39.6243, 19.9217],
    ["Adriatic", 43.1729, 16.4411],
    ["Aegean", 37.4467, 25.3289],
    ["Gulf Coast", 29.3013, -94.7977],
    ["Gulf Coast", 27.7731, -82.6327],
    ["New England", 44.2098, -69.0648],
    ["New England", 41.4901, -71.3128],
    ["New England", 44.4759, -73.2121],
    ["Great Lakes", 46.7786, -92.0926],
    ["Great Lakes", 45.1269, -87.2454],
    ["Great Lakes", 44.7631, -85.6206],
    ["Norwegian Coast", 60.3953, 5.3235],
    ["Norwegian Coast", 68.2343, 14.5683],
    ["Caribbean", 18.3368, -64.73],
    ["Caribbean", 13.1939, -59.5432],
    ["Scandinavia", 58.5992, 11.2862],
    ["West Coast", 32.7157, -117.2291],
    ["East Coast", 41.2835, -70.0995],
  ])("%s holds its best-known place", (name, latitude, longitude) => expect(holds(name, latitude, longitude)).toBe(true));

  test.each([
    ["Mediterranean", 48.8566, 2.3522],
    ["Mediterranean", 45.4642, 9.19],
    ["Mediterranean", 40.4168, -3.7038],
    ["Adriatic", 41.9028, 12.4964],
    ["Aegean", 39.6243, 19.9217],
    ["New England", 40.7128, -74.006],
    ["New England", 43.4262, -73.7123],
    ["Gulf Coast", 32.4316, -80.6698],
    ["Great Lakes", 44.9778, -93.265],
    ["Norwegian Coast", 59.3293, 18.0686],
  ])("%s leaves out what is not there", (name, latitude, longitude) => expect(holds(name, latitude, longitude)).toBe(false));
});

describe("countries", () => {
  test("have names that belong to one country each, and to no region", () => {
    const names = [...countries().flatMap((country) => country.names), ...REGIONS.flatMap((region) => namesOfRegion(region))];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each([
    ["italia", "Italy"],
    ["uk", "United Kingdom"],
    ["holland", "Netherlands"],
    ["usa", "United States"],
    ["deutschland", "Germany"],
    ["norge", "Norway"],
    ["hrvatska", "Croatia"],
    ["espana", "Spain"],
  ])("%j is %s", (written, name) => expect(countries().find(({ names }) => names.includes(written))?.name).toBe(name));

  test("have neighbors that are countries", () => {
    expect(
      countries()
        .flatMap(({ neighbors }) => neighbors)
        .filter((name) => /^[A-Z]{2}$/.test(name)),
    ).toEqual([]);
    expect(neighborsOf("Croatia")).toContain("Italy");
    expect(neighborsOf("Atlantis")).toEqual([]);
  });
});
