import { describe, expect, test } from "vitest";
import { groupPlaces, type Place } from "./group-places.ts";

const placeAt = (id: string, latitude: number, longitude: number, more: Partial<Place> = {}): Place => ({
  id,
  latitude,
  longitude,
  score: 0,
  ...more,
});
const HARBOR = placeAt("harbor", 48.534, -123.014);
const PIER = placeAt("pier", 48.535, -123.013);
const SEATTLE = placeAt("seattle", 47.606, -122.332);

const idsOf = (places: readonly Place[], zoom: number) =>
  groupPlaces(places, zoom)
    .map((group) =>
      group.places
        .map(({ id }) => id)
        .toSorted()
        .join(" "),
    )
    .toSorted();

describe("places", () => {
  test("are on their own where there is room", () => {
    expect(idsOf([HARBOR, PIER, SEATTLE], 17)).toEqual(["harbor", "pier", "seattle"]);
    const [alone] = groupPlaces([HARBOR], 10);
    expect(alone).toMatchObject({ latitude: 48.534, longitude: -123.014, isCapped: false });
  });

  test("are one group where they would cover each other", () => {
    expect(idsOf([HARBOR, PIER, SEATTLE], 12)).toEqual(["harbor pier", "seattle"]);
    expect(idsOf([HARBOR, PIER, SEATTLE], 3)).toEqual(["harbor pier seattle"]);
  });

  test("are grouped across the date line, with a box over it", () => {
    const [group, ...others] = groupPlaces([placeAt("west", -17, 179.99), placeAt("east", -17, -179.99)], 5);
    expect(others).toEqual([]);
    expect(Math.abs(group?.longitude ?? 0)).toBeCloseTo(180, 1);
    expect(group?.box).toMatchObject({ west: 179.99, east: -179.99 });
  });

  test("that may have more beside them make a group that says so", () => {
    const groups = groupPlaces([{ ...HARBOR, isCapped: true }, PIER, SEATTLE], 12);
    expect(groups.map(({ places, isCapped }) => [places.length, isCapped])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test("are all counted once, however many there are", () => {
    const many = Array.from({ length: 1500 }, (_, i) => placeAt(String(i), 40 + Math.sin(i) * 2, 10 + Math.cos(i * 7) * 2));
    for (const zoom of [0, 4, 7, 9.5, 12]) expect(groupPlaces(many, zoom).reduce((sum, { places }) => sum + places.length, 0)).toBe(1500);
  });
});
