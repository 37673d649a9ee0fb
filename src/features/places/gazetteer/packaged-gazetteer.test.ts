import { beforeAll, describe, expect, test } from "vitest";
import { countryCodeOf } from "./area-names.ts";
import { foldText } from "./fold-text.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";
import { packagedGazetteer } from "./packaged-gazetteer.server.ts";
import { DESTINATIONS, LARGE_CITIES, OTHER_NAMES } from "./well-known-places.ts";

describe("the packages", () => {
  let places: readonly GazetteerPlace[];
  beforeAll(() => {
    places = packagedGazetteer().places();
  });
  const find = (name: string, countryCode: string, regionCode?: string) =>
    places.find(
      (place) => place.name === name && place.countryCode === countryCode && (regionCode === undefined || place.regionCode === regionCode),
    );

  test("know the towns of the world and the ZIP codes of the United States", () => {
    expect(places.length).toBeGreaterThan(200_000);
    expect(find("Friday Harbor", "US")).toMatchObject({ region: "Washington", regionCode: "WA", country: "United States" });
    expect(find("98250", "US")).toMatchObject({ kind: "zip", town: "Friday Harbor" });
  });

  test("know a small town by its ZIP code alone", () => {
    expect(find("Mackinac Island", "US")).toMatchObject({ kind: "city", region: "Michigan" });
  });

  test("know regions by the codes that people write", () => {
    expect(find("Tofino", "CA")).toMatchObject({ regionCode: "BC" });
  });

  test("tell well known places from their namesakes", () => {
    const prominence = (name: string, countryCode: string, regionCode?: string) => find(name, countryCode, regionCode)?.prominence ?? 0;
    expect(prominence("Paris", "FR")).toBeGreaterThan(prominence("Paris", "US", "TX"));
    expect(prominence("Portland", "US", "OR")).toBeGreaterThan(prominence("Portland", "US", "TN"));
    expect(prominence("Málaga", "ES")).toBeGreaterThan(prominence("Málaga", "CO"));
  });

  test("have every place of the written lists", () => {
    const known = new Set(
      places.flatMap(({ name, countryCode, regionCode }) => [
        `${countryCode}|${foldText(name)}`,
        `${countryCode}-${regionCode}|${foldText(name)}`,
      ]),
    );
    const listed = [LARGE_CITIES, DESTINATIONS, OTHER_NAMES].flatMap((lists) =>
      Object.entries(lists).flatMap(([area, names]) =>
        names.split(", ").map((entry) => `${area}|${foldText(entry.replace(/^.+=|\s\(.+\)$/g, ""))}`),
      ),
    );
    expect(listed.filter((key) => !known.has(key))).toEqual([]);
  });
});

test.each([
  ["St. John’s", "saint johns"],
  ["  Île-d'Aix ", "ile daix"],
  ["Ærøskøbing", "aeroskobing"],
  ["ＴＯＫＹＯ", "tokyo"],
  ["Mt Vernon", "mount vernon"],
  ["st", "st"],
  ["%_\\'\"", ""],
])("%j is searched as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["United States", "US"],
  ["usa", "US"],
  ["U.S.A.", "US"],
  ["UK", "GB"],
  ["Scotland", "GB"],
  ["España", null],
  ["Türkiye", "TR"],
  ["germany", "DE"],
  ["no such country", null],
])("the country %j is %j", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
