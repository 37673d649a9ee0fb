import { classifyRings, VectorTile } from "@mapbox/vector-tile";
import { LRUCache } from "lru-cache";
import { PbfReader } from "pbf";
import { readTile } from "../basemap/open-archive.server.ts";
import { LAST_TILE_ZOOM, tileExtent } from "../basemap/tile-address.ts";
import type { Position } from "../map/map-box.ts";
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "../mercator.ts";
import { REACH_METERS, type Shore, type Shores, type Spot } from "./shore.rules.ts";

const EARTH_METERS = 40_075_017;
const COUNT = 2 ** LAST_TILE_ZOOM;
const EXTENT = tileExtent(LAST_TILE_ZOOM);
/** About 15 MB. */
const MOST_POINTS = 300_000;

type Ring = { points: readonly Spot[]; isLake: boolean };

/** The land of a tile that was asked for lately, in units of the tile. */
const tiles = new LRUCache<string, Ring[], { x: number; y: number }>({
  maxSize: MOST_POINTS,
  sizeCalculation: (rings) => rings.reduce((sum, { points }) => sum + points.length, 1),
  fetchMethod: async (_key, _stale, { context: { x, y } }) => {
    const { land } = new VectorTile(new PbfReader(await readTile({ z: LAST_TILE_ZOOM, x, y }))).layers;
    return Array.from({ length: land?.length ?? 0 }, (_, index) => land?.feature(index).loadGeometry() ?? []).flatMap((rings) =>
      classifyRings(rings).flatMap((polygon) => polygon.map((points, index) => ({ points, isLake: index > 0 }))),
    );
  },
});

const landOf = (x: number, y: number) => tiles.forceFetch(`${x}/${y}`, { context: { x: ((x % COUNT) + COUNT) % COUNT, y } });

/** What the shipped map knows of the shores around a place. */
export async function readShores({ latitude, longitude }: Position): Promise<Shores> {
  const [left, top] = [mercatorX(longitude) * COUNT, mercatorY(latitude) * COUNT];
  const unit = (EARTH_METERS * Math.cos((latitude * Math.PI) / 180)) / COUNT / EXTENT;
  const reach = REACH_METERS / unit / EXTENT;
  const shores: Shore[] = [];
  for (const y of wholeNumbers(top - reach, top + reach).filter((each) => each >= 0 && each < COUNT))
    for (const x of wholeNumbers(left - reach, left + reach)) {
      const origin = { x: (left - x) * EXTENT, y: (top - y) * EXTENT };
      for (const ring of await landOf(x, y)) addShores(shores, ring, origin, unit);
    }
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const here = { x: (left - x) * EXTENT, y: (top - y) * EXTENT };
  return {
    isOnLand: (await landOf(x, y)).filter((ring) => isInside(ring, here)).length % 2 === 1,
    shores,
    spotOf: (place) => ({
      x: (mercatorX(place.longitude) * COUNT - left) * EXTENT * unit,
      y: (top - mercatorY(place.latitude) * COUNT) * EXTENT * unit,
    }),
    placeOf: (spot) => ({
      latitude: latitudeAt((top - spot.y / unit / EXTENT) / COUNT),
      longitude: longitudeAt((left + spot.x / unit / EXTENT) / COUNT),
    }),
  };
}

const wholeNumbers = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index);

function addShores(shores: Shore[], { points, isLake }: Ring, origin: Spot, unit: number): void {
  const far = REACH_METERS / unit;
  const isFar = (a: number, b: number, middle: number) => Math.min(a, b) > middle + far || Math.max(a, b) < middle - far;
  const spotOf = ({ x, y }: Spot): Spot => ({ x: (x - origin.x) * unit, y: (origin.y - y) * unit });
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from || isFar(from.x, to.x, origin.x) || isFar(from.y, to.y, origin.y)) return;
    const part = partInTile(from, to);
    if (part) shores.push({ from: spotOf(part[0]), to: spotOf(part[1]), isLake });
  });
}

/** Beyond its sides a tile repeats its neighbors and is cut off, which is no shore. */
function partInTile(from: Spot, to: Spot): [Spot, Spot] | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [speed, room] of [
    [-x, from.x],
    [x, EXTENT - from.x],
    [-y, from.y],
    [y, EXTENT - from.y],
  ] as const) {
    if (speed === 0 && room < 0) return null;
    if (speed < 0) start = Math.max(start, room / speed);
    if (speed > 0) end = Math.min(end, room / speed);
  }
  const at = (share: number) => ({ x: from.x + x * share, y: from.y + y * share });
  return start < end ? [at(start), at(end)] : null;
}

function isInside({ points }: Ring, { x, y }: Spot): boolean {
  return points.reduce((inside, a, index) => {
    const b = points.at(index - 1) ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);
}
