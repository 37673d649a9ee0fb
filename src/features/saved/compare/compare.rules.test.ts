import { describe, expect, test } from "vitest";
import { chooseCompared, compareAmenities, milesBetween } from "./compare.rules.ts";

describe("what is compared", () => {
  const listed = ["a", "b", "c", "d", "e"];

  test("are the first four places, unless others of the list were asked for", () => {
    expect(chooseCompared(listed, [])).toEqual({ ids: ["a", "b", "c", "d"], isTooMany: false });
    expect(chooseCompared(listed, ["e", "b", "e"])).toEqual({ ids: ["e", "b"], isTooMany: false });
  });

  test("leaves out what isn't on the list, and says when a fifth was asked for", () => {
    expect(chooseCompared(listed, ["gone", "c"])).toEqual({ ids: ["c"], isTooMany: false });
    expect(chooseCompared(listed, listed)).toEqual({ ids: ["a", "b", "c", "d"], isTooMany: true });
    expect(chooseCompared([], ["a"])).toEqual({ ids: [], isTooMany: false });
  });
});

test("amenities are those that differ and those that all have", () => {
  expect(compareAmenities([["WiFi", "Pool"], ["WiFi", "Sauna"], ["WiFi"]])).toEqual({ differ: ["Pool", "Sauna"], shared: ["WiFi"] });
  expect(compareAmenities([])).toEqual({ differ: [], shared: [] });
});

test("distances are miles as the crow flies, and unknown without a point", () => {
  const sanDiego = { latitude: 32.7157, longitude: -117.1611 };
  expect(milesBetween(sanDiego, { latitude: 34.0522, longitude: -118.2437 })).toBeCloseTo(111.5, 0);
  expect(milesBetween(sanDiego, sanDiego)).toBe(0);
  expect(milesBetween({ latitude: 10, longitude: 179.9 }, { latitude: 10, longitude: -179.9 })).toBeLessThan(15);
  expect(milesBetween(sanDiego, { latitude: null, longitude: null })).toBeNull();
});
