import { setImmediate } from "node:timers/promises";
import type { Feature } from "geojson";
import GeoJSONVT, { type LegacyFeature } from "geojson-vt";
import { LAST_TILE_ZOOM, TILE_EXTENT, type TileAddress } from "./tile-address.ts";

export type TileFeature = LegacyFeature;

const OPTIONS = {
  maxZoom: LAST_TILE_ZOOM,
  /** Nothing is cut before it is asked for: that takes a fifth of the time. */
  indexMaxZoom: 0,
  extent: TILE_EXTENT,
  /** How far a tile reaches beyond its sides, in its own units: wide soft lines must not end at them. */
  buffer: 128,
};
/** The library remembers every tile that it has cut, so beyond this many the index is built anew. */
const MOST_TILES = 5_000;

/**
 * Cuts features into tiles. They are read when the first tile is asked for; other requests are answered between reading and
 * indexing them.
 */
export function tileIndex(read: () => Feature[]): (tile: TileAddress) => Promise<TileFeature[]> {
  let index: Promise<GeoJSONVT> | undefined;
  return async ({ z, x, y }) => {
    index ??= buildIndex(read);
    const built = await index;
    const found = built.getTile(z, x, y)?.features ?? [];
    if (built.tileCoords.length > MOST_TILES) index = undefined;
    return found;
  };
}

async function buildIndex(read: () => Feature[]): Promise<GeoJSONVT> {
  await setImmediate();
  const features = read();
  await setImmediate();
  return new GeoJSONVT({ type: "FeatureCollection", features }, OPTIONS);
}
