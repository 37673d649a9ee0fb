import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../../platform/context.server.ts";
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "../mercator.ts";
import { findLabels } from "../place.queries.server.ts";
import { drawShorePlaces } from "./draw-shore-places.server.ts";
import { encodeLayer } from "./encode-layer.server.ts";
import { readTile } from "./open-archive.server.ts";
import { LAST_TILE_ZOOM, type TileAddress, tileExtent } from "./tile-address.ts";

const compress = promisify(gzip);
const MOST_BYTES = 16 * 1024 * 1024;
/** Tiles of the last zoom are drawn at closer ones, too, and have the names for those. */
const LAST_LABEL_ZOOM = 13;

type Db = Pick<Ctx, "db">;

/** The tiles that were asked for last, compressed. Places change only with a new version of the product. */
const tiles = new LRUCache<string, Buffer, { ctx: Db; tile: TileAddress }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (_key, _stale, { context: { ctx, tile } }) => {
    return compress(Buffer.concat(await Promise.all([readTile(tile), drawPlaces(ctx, tile), drawShorePlaces(tile)])));
  },
});

/** A vector tile of the shipped basemap, compressed with gzip: land, borders, states, counties, the names of places, harbors and beaches. */
export const drawTile = (ctx: Db, tile: TileAddress): Promise<Buffer> =>
  tiles.forceFetch(`${tile.z}/${tile.x}/${tile.y}`, { context: { ctx, tile } });

async function drawPlaces(ctx: Db, tile: TileAddress): Promise<Uint8Array> {
  const rows = await findLabels(ctx, degreesOf(tile), tile.z === LAST_TILE_ZOOM ? LAST_LABEL_ZOOM : tile.z);
  if (rows.length === 0) return new Uint8Array();
  const extent = tileExtent(tile.z);
  const unit = (share: number, index: number) => Math.round((share * 2 ** tile.z - index) * extent);
  const features = rows.map(({ name, latitude, longitude, prominence, zoom }) => ({
    type: 1 as const,
    geometry: [[unit(mercatorX(longitude), tile.x), unit(mercatorY(latitude), tile.y)] as [number, number]],
    tags: { name, zoom, prominence },
  }));
  return encodeLayer("places", features, extent);
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
