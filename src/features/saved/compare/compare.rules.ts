const MOST_COMPARED = 4;

export const TOO_MANY_COMPARED = `You can compare up to ${MOST_COMPARED} places at a time. Remove one to add another.`;

const MILES_AROUND_HALF = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Place = { latitude: number | null; longitude: number | null };

/** As the crow flies; null where one of them isn't known. */
export function milesBetween(one: Place, other: Place): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) return null;
  const [north, east] = [radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2];
  const chord = Math.sin(north) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east) ** 2;
  return 2 * MILES_AROUND_HALF * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** What some of the places have and others don't, and what all of them have. Both as they come in the lists. */
export function compareAmenities(lists: readonly (readonly string[])[]): { differ: string[]; shared: string[] } {
  const all = [...new Set(lists.flat())];
  const isShared = (amenity: string) => lists.every((list) => list.includes(amenity));
  return { differ: all.filter((amenity) => !isShared(amenity)), shared: all.filter(isShared) };
}

/** Which of the list's places stand side by side: those that were asked for, or the first; and whether more were asked for than fit. */
export function chooseCompared(listed: readonly string[], asked: readonly string[]): { ids: string[]; isTooMany: boolean } {
  const known = [...new Set(asked)].filter((id) => listed.includes(id));
  const wanted = known.length > 0 ? known : listed.slice(0, MOST_COMPARED);
  return { ids: wanted.slice(0, MOST_COMPARED), isTooMany: wanted.length > MOST_COMPARED };
}
