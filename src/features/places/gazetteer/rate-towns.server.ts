import { timeZoneAt } from "../time-zone-at.server.ts";
import { foldText } from "./fold-text.ts";
import type { GazetteerPlace, Town } from "./gazetteer-place.ts";
import { isNamedAfter, prominenceOf } from "./prominence.ts";
import { readWellKnown } from "./well-known.ts";

/** Says of each town how well it is known, and what else it is called. */
export function rateTowns(towns: readonly Town[], zipCodesOf: (town: Town) => number): GazetteerPlace[] {
  const wellKnown = readWellKnown();
  const zones = new Map(Intl.supportedValuesOf("timeZone").map((zone) => [foldText(zone.split("/").at(-1) ?? ""), zone]));
  const regionOf = (town: Town) => `${town.countryCode}|${town.region}`;
  const districtOf = (town: Town) => `${regionOf(town)}|${town.district}`;
  const inRegion = countBy(towns.map(regionOf));
  const inDistrict = countBy(towns.map(districtOf));
  const fold = remembering(foldText);
  return towns.map((town) => {
    const { foldedName, name, region, regionCode, country, countryCode, latitude, longitude } = town;
    const foldedRegion = fold(region);
    const zone = zones.get(foldedName);
    const { otherNames, ...fame } = wellKnown({ foldedName, foldedRegion, regionCode, countryCode });
    const prominence = prominenceOf({
      ...fame,
      namesTimeZone: zone !== undefined && timeZoneAt(latitude, longitude) === zone,
      zipCodes: zipCodesOf(town),
      placesInNamesakes: [
        ...(isNamedAfter(foldedRegion, foldedName) ? [inRegion.get(regionOf(town)) ?? 1] : []),
        ...(isNamedAfter(fold(town.district), foldedName) ? [inDistrict.get(districtOf(town)) ?? 1] : []),
      ],
    });
    return { kind: "city", name, town: null, region, regionCode, country, countryCode, latitude, longitude, prominence, otherNames };
  });
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function remembering(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}
