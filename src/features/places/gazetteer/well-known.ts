import { foldText } from "./fold-text.ts";
import { DESTINATIONS, LARGE_CITIES, OTHER_NAMES } from "./well-known-places.ts";

type Named = { foldedName: string; foldedRegion: string; regionCode: string; countryCode: string };

export type Fame = { cityRank: number | null; isDestination: boolean; otherNames: readonly string[] };
type Entry = { area: string; index: number; key: string; otherName: string };

const UNKNOWN: Fame = { cityRank: null, isDestination: false, otherNames: [] };

/** Finds what the written lists say about a place. */
export function readWellKnown(): (place: Named) => Fame {
  const large = keyed(LARGE_CITIES);
  const destinations = keyed(DESTINATIONS);
  const others = keyed(OTHER_NAMES);
  const names = new Set([LARGE_CITIES, DESTINATIONS, OTHER_NAMES].flatMap(entriesOf).map(({ key }) => key.split("|")[1]));
  return (place) => {
    if (!names.has(place.foldedName)) return UNKNOWN;
    const keys = keysOf(place);
    return {
      cityRank: keys.flatMap((key) => large.get(key) ?? [])[0]?.index ?? null,
      isDestination: keys.some((key) => destinations.has(key)),
      otherNames: keys.flatMap((key) => others.get(key) ?? []).map(({ otherName }) => otherName),
    };
  };
}

/** Names that only lead to another place, folded and with their area: "US-NY|new york". */
export const readOtherNames = (): Set<string> =>
  new Set(entriesOf(OTHER_NAMES).map(({ area, otherName }) => `${area}|${foldText(otherName)}`));

const keyed = (lists: Record<string, string>) => Map.groupBy(entriesOf(lists), ({ key }) => key);

const keyOf = (area: string, name: string, region = "") => `${area}|${name}|${region}`;

const keysOf = ({ foldedName, foldedRegion, regionCode, countryCode }: Named) => [
  keyOf(countryCode, foldedName),
  keyOf(countryCode, foldedName, foldedRegion),
  keyOf(`${countryCode}-${regionCode}`, foldedName),
];

/** Reads "Other name=Name (Region)", of which only the name must be there. */
function entriesOf(lists: Record<string, string>): Entry[] {
  return Object.entries(lists).flatMap(([area, list]) =>
    list.split(", ").map((entry, index) => {
      const [, otherName = "", name = "", region = ""] = /^(?:(.+)=)?(.+?)(?: \((.+)\))?$/.exec(entry) ?? [];
      return { area, index, key: keyOf(area, foldText(name), foldText(region)), otherName };
    }),
  );
}
