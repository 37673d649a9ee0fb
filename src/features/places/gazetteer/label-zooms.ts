import { mercatorX, mercatorY, worldPixels } from "../mercator.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";

/** One label for each square of this many pixels. */
const SQUARE = 72;
const LAST_ZOOM = 12;
/** The first zoom at which a place this prominent may be named: cities of 2.5 million, 400,000, 100,000 … people. */
const FIRST_ZOOMS = [
  { prominence: 85, zoom: 3 },
  { prominence: 65, zoom: 4 },
  { prominence: 50, zoom: 5 },
  { prominence: 38, zoom: 6 },
  { prominence: 25, zoom: 7 },
  { prominence: 10, zoom: 8 },
];
const PLAIN_ZOOM = 9;

/**
 * From which zoom each town is labeled on the map: the more prominent first, where no other label is in the square yet.
 * In the order of the places.
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
    const squares = worldPixels(zoom) / SQUARE;
    return Math.floor(y * squares) * Math.ceil(squares) + Math.floor(x * squares);
  };
}
