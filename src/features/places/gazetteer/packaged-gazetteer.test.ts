import { beforeAll, describe, expect, test } from "vitest";
import { countryCodeOf } from "./area-names.ts";
import { foldText } from "./fold-text.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";
import { packagedGazetteer } from "./packaged-gazetteer.server.ts";
import { MISSING_PLACES, OTHER_NAMES } from "./more-places.ts";
import { prominenceOf } from "./prominence.ts";

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

  test("tell large places from their namesakes", () => {
    const prominence = (name: string, countryCode: string, regionCode?: string) => find(name, countryCode, regionCode)?.prominence ?? 0;
    expect(prominence("Paris", "FR")).toBeGreaterThan(prominence("Paris", "US", "TX"));
    expect(prominence("Portland", "US", "OR")).toBeGreaterThan(prominence("Portland", "US", "TN"));
    expect(prominence("Málaga", "ES")).toBeGreaterThan(prominence("Málaga", "CO"));
  });

  test.each([
    ["Washington", "US", "DC"],
    ["Gothenburg", "SE", undefined],
    ["Odesa", "UA", undefined],
    ["Prayagraj", "IN", undefined],
  ])("know how many people live in %s, which the other package calls differently", (name, countryCode, regionCode) => {
    expect(find(name, countryCode, regionCode)?.prominence).toBeGreaterThan(60);
  });

  test.each([
    ["Cannon Beach", "US", "Oregon"],
    ["Fish Creek", "US", "Wisconsin"],
    ["Kailua-Kona", "US", "Hawaii"],
    ["Lake George", "US", "New York"],
    ["Montauk", "US", "New York"],
    ["Sausalito", "US", "California"],
    ["Traverse City", "US", "Michigan"],
    ["Cassis", "FR", "Provence-Alpes-Côte d'Azur"],
    ["Corfu", "GR", "Ionian Islands"],
    ["Fjällbacka", "SE", "Västra Götaland"],
    ["Hvar", "HR", "Split-Dalmatia"],
    ["Positano", "IT", "Campania"],
    ["Reine", "NO", "Nordland"],
    ["Savonlinna", "FI", "South Savo"],
    ["Svolvær", "NO", "Nordland"],
  ])("know the resort %s in %s, %s", (name, countryCode, region) => {
    expect(places.some((place) => place.name === name && place.countryCode === countryCode && place.region === region)).toBe(true);
  });

  test("have every town that people also call something else, and give it that name", () => {
    const known = new Set(places.flatMap(({ otherNames }) => otherNames));
    const written = Object.values(OTHER_NAMES).flatMap((names) => Object.values(names).flat());
    expect(written.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(MISSING_PLACES)("of %s, in the region %s, lack %s", (countryCode, region, name) => {
    const inRegion = places.filter((place) => place.countryCode === countryCode && place.region === region);
    expect(inRegion.length).toBeGreaterThan(1);
    expect(inRegion.filter((place) => foldText(place.name) === foldText(name))).toHaveLength(1);
  });
});

test.each([
  [0, 0],
  [1_000, 0],
  [10_000, 25],
  [100_000, 50],
  [1_000_000, 75],
  [30_000_000, 100],
])("%d people are a prominence of %d", (population, prominence) => {
  expect(prominenceOf(population)).toBe(prominence);
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
  ["España", "ES"],
  ["Türkiye", "TR"],
  ["germany", "DE"],
  ["no such country", null],
])("the country %j is %j", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
