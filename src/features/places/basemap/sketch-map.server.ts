import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Ctx } from "../../../platform/context.server.ts";
import type { MapSketch } from "../../../platform/documents/map-sketch.ts";
import type { Position } from "../map/map-box.ts";
import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldPixels } from "../mercator.ts";
import { findLabels } from "../place.queries.server.ts";
import { readTile } from "./open-archive.server.ts";
import { type Box, clipLine, clipRing, pathOf, type Point } from "./clip-path.ts";
import { LAST_TILE_ZOOM, tileExtent } from "./tile-address.ts";

/** Near enough to show the shore, far enough for the names around. */
const ZOOM = 10.5;
/** Shapes are cut a little outside the box, so that their cut edges aren't seen. */
const BLEED = 4;
/** From 250,000 people. */
const CITY = 60;
const MOST_NAMES = 6;

/** What the shipped map knows of the surroundings of a place: land, rivers and the names of towns. */
export async function sketchMap(ctx: Pick<Ctx, "db">, place: Position, size: { width: number; height: number }): Promise<MapSketch> {
  const world = worldPixels(ZOOM);
  const [left, top] = [mercatorX(place.longitude) * world - size.width / 2, mercatorY(place.latitude) * world - size.height / 2];
  const onPaper = (x: number, y: number): Point => ({ x: x * world - left, y: y * world - top });
  const box = { left: -BLEED, top: -BLEED, right: size.width + BLEED, bottom: size.height + BLEED };
  const sketch: MapSketch = { ...size, land: [], rivers: [], names: await readNames(ctx, { left, top, world, ...size }, onPaper) };
  const count = 2 ** LAST_TILE_ZOOM;
  const indexes = (from: number, length: number) => {
    const first = Math.floor((from / world) * count);
    return Array.from({ length: Math.floor(((from + length) / world) * count) - first + 1 }, (_, index) => first + index);
  };
  for (const y of indexes(top, size.height).filter((each) => each >= 0 && each < count)) {
    for (const x of indexes(left, size.width)) {
      const toPaper = (point: Point) => {
        const extent = tileExtent(LAST_TILE_ZOOM);
        return onPaper((x + point.x / extent) / count, (y + point.y / extent) / count);
      };
      await addTile(sketch, { x: (x + count) % count, y }, toPaper, box);
    }
  }
  return sketch;
}

async function addTile(sketch: MapSketch, { x, y }: Point, toPaper: (point: Point) => Point, box: Box): Promise<void> {
  const { layers } = new VectorTile(new PbfReader(await readTile({ z: LAST_TILE_ZOOM, x, y })));
  const shapes = (name: string) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).loadGeometry() ?? []).map((lines) =>
      lines.map((line) => line.map(toPaper)),
    );
  };
  const keep = (paths: string[], path: string) => void (path && paths.push(path));
  for (const rings of shapes("land"))
    keep(
      sketch.land,
      pathOf(
        rings.map((ring) => clipRing(ring, box)),
        "closed",
      ),
    );
  for (const lines of shapes("rivers"))
    keep(
      sketch.rivers,
      pathOf(
        lines.flatMap((line) => clipLine(line, box)),
        "open",
      ),
    );
}

type View = { left: number; top: number; width: number; height: number; world: number };

/** The largest towns first, and none over another or over the place itself. */
async function readNames(
  ctx: Pick<Ctx, "db">,
  { left, top, width, height, world }: View,
  onPaper: (x: number, y: number) => Point,
): Promise<MapSketch["names"]> {
  const degrees = {
    west: longitudeAt(left / world),
    east: longitudeAt((left + width) / world),
    north: latitudeAt(top / world),
    south: latitudeAt((top + height) / world),
  };
  const found = await findLabels(ctx, degrees, Math.floor(ZOOM));
  const taken: Point[] = [{ x: width / 2, y: height / 2 - 8 }];
  const names: MapSketch["names"] = [];
  for (const { name, latitude, longitude, prominence } of found.toSorted((a, b) => b.prominence - a.prominence)) {
    const at = onPaper(mercatorX(longitude), mercatorY(latitude));
    const isFree = taken.every((other) => Math.abs(other.x - at.x) > 56 || Math.abs(other.y - at.y) > 16);
    const isInside = at.x > 30 && at.x < width - 30 && at.y > 8 && at.y < height - 8;
    if (!isFree || !isInside || names.length === MOST_NAMES) continue;
    taken.push(at);
    names.push({ name, ...at, isCity: prominence >= CITY });
  }
  return names;
}
