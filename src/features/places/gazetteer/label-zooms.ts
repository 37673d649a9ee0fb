import { mercatorX, mercatorY, worldPixels } from "../mercator.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";

/** One name for each square of this many pixels. */
const ROOM = 72;
const LAST_ZOOM = 12;
/** The first zoom at which a place this prominent may be named. */
const FIRST_ZOOMS = [
  { prominence: 88, zoom: 3 },
  { prominence: 82, zoom: 5 },
  { prominence: 80, zoom: 6 },
  { prominence: 70, zoom: 4 },
  { prominence: 40, zoom: 6 },
  { prominence: 20, zoom: 7 },
  { prominence: 1, zoom: 8 },
];
const PLAIN_ZOOM = 9;

/**
 * From which zoom each town is named on the map: the more prominent first, wherever no other name has taken the room.
 * Answers in the order of the places.
 */
export function labelZooms(places: readonly GazetteerPlace[]): (number | null)[] {
  const zooms: (number | null)[] = places.map(() => null);
  const taken = Array.from({ length: LAST_ZOOM + 1 }, () => new Set<number>());
  const towns = places.flatMap((place, index) => (place.kind === "city" ? [{ place, index }] : []));
  for (const { place, index } of towns.toSorted((a, b) => b.place.prominence - a.place.prominence)) {
    const squareAt = squareOf(place);
    let zoom = FIRST_ZOOMS.find(({ prominence }) => place.prominence >= prominence)?.zoom ?? PLAIN_ZOOM;
    while (zoom <= LAST_ZOOM && taken[zoom]?.has(squareAt(zoom))) zoom++;
    for (let later = zoom; later <= LAST_ZOOM; later++) taken[later]?.add(squareAt(later));
    zooms[index] = zoom;
  }
  return zooms;
}

function squareOf({ latitude, longitude }: GazetteerPlace): (zoom: number) => number {
  const x = mercatorX(longitude);
  const y = mercatorY(latitude);
  return (zoom) => {
    const squares = worldPixels(zoom) / ROOM;
    return Math.floor(y * squares) * Math.ceil(squares) + Math.floor(x * squares);
  };
}
