import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { fromVectorTileJs, GeoJSONWrapper } from "@maplibre/vt-pbf";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../../platform/context.server.ts";
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "../mercator.ts";
import { findLabels } from "../place.queries.server.ts";
import { openCountryNames, openLakes, openUnitedStates, openWorld } from "./open-atlas.server.ts";
import { LAST_TILE_ZOOM, TILE_EXTENT, type TileAddress } from "./tile-address.ts";
import { type TileFeature, tileSource } from "./tile-source.server.ts";

const compress = promisify(gzip);
const MOST_BYTES = 16 * 1024 * 1024;
const LAST_LABEL_ZOOM = 13;

const world = tileSource(openWorld);
const lakes = tileSource(openLakes);
const countryNames = tileSource(openCountryNames);
const unitedStates = tileSource(openUnitedStates);

type Layer = { name: string; cut: (tile: TileAddress) => Promise<TileFeature[]>; from: number; until: number };

/** What the basemap draws from files, and at which zooms. */
const LAYERS: Layer[] = [
  { name: "land", cut: (tile) => world("land", tile), from: 0, until: LAST_TILE_ZOOM },
  { name: "lakes", cut: (tile) => lakes("lakes", tile), from: 0, until: LAST_TILE_ZOOM },
  { name: "borders", cut: (tile) => world("borders", tile), from: 0, until: LAST_TILE_ZOOM },
  { name: "states", cut: (tile) => unitedStates("states", tile), from: 3, until: LAST_TILE_ZOOM },
  { name: "counties", cut: (tile) => unitedStates("counties", tile), from: 7, until: LAST_TILE_ZOOM },
  { name: "country-names", cut: (tile) => countryNames("country-names", tile), from: 0, until: 7 },
  { name: "state-names", cut: (tile) => unitedStates("state-names", tile), from: 3, until: 7 },
];

type Db = Pick<Ctx, "db">;

/** The tiles that were asked for last, compressed. Places change only with a new version of the product. */
const tiles = new LRUCache<string, Buffer, { ctx: Db; tile: TileAddress }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (_key, _stale, { context: { ctx, tile } }) => compress(encodeLayers(await drawLayers(ctx, tile))),
});

/** A vector tile of the shipped basemap, compressed with gzip: land, lakes, borders, states, counties and the names of places. */
export const drawTile = (ctx: Db, tile: TileAddress): Promise<Buffer> =>
  tiles.forceFetch(`${tile.z}/${tile.x}/${tile.y}`, { context: { ctx, tile } });

/** The features of a tile by layer; a layer without any is left out. */
async function drawLayers(ctx: Db, tile: TileAddress): Promise<Record<string, TileFeature[]>> {
  const drawn: Record<string, TileFeature[]> = {};
  for (const { name, cut, from, until } of LAYERS) if (tile.z >= from && tile.z <= until) drawn[name] = await cut(tile);
  drawn.places = await drawPlaces(ctx, tile);
  return Object.fromEntries(Object.entries(drawn).filter(([, features]) => features.length > 0));
}

async function drawPlaces(ctx: Db, tile: TileAddress): Promise<TileFeature[]> {
  const lastZoom = tile.z === LAST_TILE_ZOOM ? LAST_LABEL_ZOOM : tile.z;
  const rows = await findLabels(ctx, degreesOf(tile), lastZoom);
  const unit = (share: number, index: number) => Math.round((share * 2 ** tile.z - index) * TILE_EXTENT);
  return rows.map(({ name, latitude, longitude, prominence, zoom }) => ({
    type: 1,
    geometry: [[unit(mercatorX(longitude), tile.x), unit(mercatorY(latitude), tile.y)]],
    tags: { name, zoom, prominence },
  }));
}

function degreesOf({ z, x, y }: TileAddress): { west: number; south: number; east: number; north: number } {
  const count = 2 ** z;
  return {
    west: longitudeAt(x / count),
    south: latitudeAt((y + 1) / count),
    east: longitudeAt((x + 1) / count),
    north: latitudeAt(y / count),
  };
}

function encodeLayers(layers: Record<string, TileFeature[]>): Uint8Array {
  const named = Object.entries(layers).map(([name, features]) => {
    const layer = new GeoJSONWrapper(features, { version: 2, extent: TILE_EXTENT });
    layer.name = name;
    return [name, layer];
  });
  return fromVectorTileJs({ layers: Object.fromEntries(named) });
}
