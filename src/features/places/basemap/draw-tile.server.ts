import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Ctx } from "../../../platform/context.server.ts";
import { mercatorX, mercatorY } from "../mercator.ts";
import { findLabels } from "../place.queries.server.ts";
import { drawLand } from "./draw-land.server.ts";
import { LAST_TILE_ZOOM } from "./tile-address.ts";
import { degreesOfTile, inTile, type Tile } from "./tile.server.ts";
import { encodeTile, type TileFeature } from "./vector-tile.server.ts";

const compress = promisify(gzip);
const MOST_BYTES = 16 * 1024 * 1024;
const LAST_LABEL_ZOOM = 13;

/** The tiles that were asked for last, compressed. Places change only with a new version of the product. */
const kept = new Map<string, Buffer>();
let keptBytes = 0;

/** A vector tile of the shipped basemap, compressed with gzip: land, borders, states, counties, lakes and the names of places. */
export async function drawTile(ctx: Pick<Ctx, "db">, tile: Tile): Promise<Buffer> {
  const key = `${tile.z}/${tile.x}/${tile.y}`;
  const known = kept.get(key);
  if (known) kept.delete(key);
  const bytes = known ?? (await compress(encodeTile([...drawLand(tile), { name: "places", features: await drawPlaces(ctx, tile) }])));
  keep(key, bytes, known ? 0 : bytes.length);
  return bytes;
}

function keep(key: string, bytes: Buffer, added: number): void {
  kept.set(key, bytes);
  keptBytes += added;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MOST_BYTES) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
}

async function drawPlaces(ctx: Pick<Ctx, "db">, tile: Tile): Promise<TileFeature[]> {
  const lastZoom = tile.z === LAST_TILE_ZOOM ? LAST_LABEL_ZOOM : tile.z;
  const rows = await findLabels(ctx, degreesOfTile(tile), lastZoom);
  return rows.flatMap(({ name, latitude, longitude, prominence, zoom }) => {
    const [x, y] = inTile(tile, [mercatorX(longitude), mercatorY(latitude)]);
    return x === undefined || y === undefined
      ? []
      : [{ geometry: { kind: "point" as const, x, y }, properties: { name, zoom, prominence } }];
  });
}
