const LARGEST_CITY = 100;
const LEAST_LARGE_CITY = 88;
const DESTINATION = 80;
const MOST_FOR_DESTINATIONS = 87;
const ZONE_CITY = 70;
const MOST_FOR_REGIONS = 60;

/** What is known about a place that tells how well people know it. */
export type Renown = {
  /** Its place in the list of its country's large cities, from 0; null if it is none of them. */
  cityRank: number | null;
  isDestination: boolean;
  /** Its time zone is named after it. */
  namesTimeZone: boolean;
  zipCodes: number;
  /** How many places its region and its district have, where they bear its name. */
  placesInNamesakes: readonly number[];
};

/**
 * From 0 to 100. The gazetteer does not count people, so this counts what grows with them: the ZIP codes of a town in the
 * United States, elsewhere the size of the region or district that is named after it; on top stand the lists of large
 * cities and of destinations.
 */
export function prominenceOf(renown: Renown): number {
  if (renown.cityRank !== null) return Math.max(LEAST_LARGE_CITY, LARGEST_CITY - renown.cityRank);
  const byZipCodes = renown.zipCodes > 0 ? 9 * Math.log2(renown.zipCodes) : 0;
  const byNamesakes = renown.placesInNamesakes.map((count) => 8 * Math.log2(count));
  const counted = Math.min(MOST_FOR_REGIONS, Math.round(Math.max(0, byZipCodes, ...byNamesakes)));
  if (renown.isDestination) return Math.min(MOST_FOR_DESTINATIONS, DESTINATION + Math.floor(counted / 7));
  return renown.namesTimeZone ? Math.max(counted, ZONE_CITY) : counted;
}

/** Whether a region such as "provincia de malaga" bears the name of the place; both folded. */
export const isNamedAfter = (region: string, place: string): boolean => region.includes(place) && ` ${region} `.includes(` ${place} `);
