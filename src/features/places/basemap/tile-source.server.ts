import { setImmediate } from "node:timers/promises";
import type { Feature } from "geojson";
import GeoJSONVT, { type LegacyFeature } from "geojson-vt";
import { LAST_TILE_ZOOM, TILE_EXTENT, type TileAddress } from "./tile-address.ts";

export type TileFeature = LegacyFeature;
/** Opens a file; its layers are taken from it one by one. */
type OpenSource<Layer extends string> = () => Record<Layer, () => Feature[]>;
type Indexes<Layer extends string> = ReadonlyMap<Layer, GeoJSONVT>;

const OPTIONS = {
  maxZoom: LAST_TILE_ZOOM,
  /** Nothing is cut before it is asked for: that takes a fifth of the time. */
  indexMaxZoom: 0,
  extent: TILE_EXTENT,
  /** How far a tile reaches beyond its sides, in its own units: wide soft lines must not end at them. */
  buffer: 128,
};
/** The library remembers every tile that it has cut, so beyond this many the layers are indexed again. */
const MOST_TILES = 10_000;

/**
 * Cuts the layers of a file into tiles. The file is opened when the first tile is asked for, and in short steps: other requests
 * are answered in between.
 */
export function tileSource<Layer extends string>(open: OpenSource<Layer>): (layer: Layer, tile: TileAddress) => Promise<TileFeature[]> {
  let indexes: Promise<Indexes<Layer>> | undefined;
  return async (layer, { z, x, y }) => {
    indexes ??= indexLayers(open);
    const built = await indexes;
    const found = built.get(layer)?.getTile(z, x, y)?.features ?? [];
    if (countTiles(built) > MOST_TILES) indexes = undefined;
    return found;
  };
}

async function indexLayers<Layer extends string>(open: OpenSource<Layer>): Promise<Indexes<Layer>> {
  const indexes = new Map<Layer, GeoJSONVT>();
  await setImmediate();
  for (const [layer, read] of Object.entries<() => Feature[]>(open())) {
    await setImmediate();
    const features = read();
    await setImmediate();
    indexes.set(layer as Layer, new GeoJSONVT({ type: "FeatureCollection", features }, OPTIONS));
  }
  return indexes;
}

const countTiles = (indexes: Indexes<string>) => [...indexes.values()].reduce((sum, { tileCoords }) => sum + tileCoords.length, 0);
