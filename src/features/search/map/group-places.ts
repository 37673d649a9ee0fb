import {
  boxAround,
  latitudeAt,
  longitudeAt,
  type MapBox,
  mercatorX,
  mercatorY,
  normalLongitude,
  type Position,
  worldPixels,
} from "../../places/index.ts";

export type Place = Position & { id: string; score: number; isCapped?: boolean };
/** One place, or several that would cover each other. */
export type PlaceGroup = Position & { places: readonly Place[]; box: MapBox; isCapped: boolean };

/** How close two pins may be to each other, in pixels: about the size of one. */
const WIDTH = 64;
const HEIGHT = 36;
/** Places in one square of this many pixels are together from the start, wherever the map stands: groups stay the same while it moves. */
const SQUARE = 32;

/** In pixels of the whole world at that zoom. */
type PixelGroup = { x: number; y: number; places: Place[] };

/** Groups the places that would cover each other at this zoom. A group is in the middle of its places. */
export function groupPlaces(places: readonly Place[], zoom: number): PlaceGroup[] {
  const world = worldPixels(zoom);
  return mergeClose(squaresOf(places, world), world).map(({ x, y, places: members }) => {
    const [first] = members;
    const middle = { latitude: latitudeAt(y / world), longitude: normalLongitude(longitudeAt(x / world)) };
    const { latitude, longitude } = members.length === 1 && first ? first : middle;
    const box = boxAround(members) ?? { west: longitude, east: longitude, south: latitude, north: latitude };
    return { latitude, longitude, places: members, box, isCapped: members.some(({ isCapped }) => isCapped) };
  });
}

function squaresOf(places: readonly Place[], world: number): PixelGroup[] {
  const squares = new Map<string, PixelGroup>();
  for (const place of places) {
    const [x, y] = [mercatorX(place.longitude) * world, mercatorY(place.latitude) * world];
    const key = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
    const square = squares.get(key);
    if (square) merge(square, { x, y, places: [place] }, world);
    else squares.set(key, { x, y, places: [place] });
  }
  return [...squares.values()];
}

/** Merges what is close until nothing is: where two are merged, a third may have become close. */
function mergeClose(groups: readonly PixelGroup[], world: number): readonly PixelGroup[] {
  const merged: PixelGroup[] = [];
  for (const group of groups) {
    const close = merged.find((each) => Math.abs(across(each.x, group.x, world)) < WIDTH && Math.abs(each.y - group.y) < HEIGHT);
    if (close) merge(close, group, world);
    else merged.push(group);
  }
  return merged.length === groups.length ? merged : mergeClose(merged, world);
}

function merge(into: PixelGroup, from: PixelGroup, world: number): void {
  const share = from.places.length / (into.places.length + from.places.length);
  into.x += across(into.x, from.x, world) * share;
  into.y += (from.y - into.y) * share;
  for (const place of from.places) into.places.push(place);
}

/** From one point to the other, the shorter way around the world. */
const across = (from: number, to: number, world: number) => ((((to - from + world / 2) % world) + world) % world) - world / 2;
