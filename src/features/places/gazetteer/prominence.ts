const LARGE_CITY = 90;
const DESTINATION = 80;
const ZONE_CITY = 70;
const MOST_FOR_REGIONS = 60;

/** What is known about a place that tells how well people know it. */
export type Renown = {
  isLargeCity: boolean;
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
  const byZipCodes = renown.zipCodes > 0 ? 9 * Math.log2(renown.zipCodes) : 0;
  const byNamesakes = renown.placesInNamesakes.map((count) => 8 * Math.log2(count));
  const counted = Math.min(MOST_FOR_REGIONS, Math.round(Math.max(0, byZipCodes, ...byNamesakes)));
  const listed = Math.max(renown.isLargeCity ? LARGE_CITY : 0, renown.isDestination ? DESTINATION : 0, renown.namesTimeZone ? ZONE_CITY : 0);
  return Math.max(counted, listed && listed + Math.floor(counted / 7));
}

/** Whether a region such as "provincia de malaga" bears the name of the place; both folded. */
export const isNamedAfter = (region: string, place: string): boolean => region.includes(place) && ` ${region} `.includes(` ${place} `);
