import type { Feature, Polygon } from "geojson";
import GeoJSONVT, { type LegacyFeature } from "geojson-vt";
import { LAST_TILE_ZOOM, tileExtent, type TileAddress } from "../../src/features/places/basemap/tile-address.ts";
import { latitudeAt, longitudeAt } from "../../src/features/places/mercator.ts";

/** The world is cut in two steps, first into the tiles of this zoom, because all tiles at once would not fit into memory. */
const REGION_ZOOM = 5;
const REGIONS = 2 ** REGION_ZOOM;
const REGION_EXTENT = tileExtent(LAST_TILE_ZOOM) * 2 ** (LAST_TILE_ZOOM + 1 - REGION_ZOOM);
/** How far a tile reaches beyond its sides, as a part of it: wide soft lines must not end at them. */
const BUFFER = 1 / 32;
/** By how much a shore may be off at the equator, in units of a tile: one and a half pixels; 95 meters at the last zoom. Elsewhere units are shorter. */
const TOLERANCE = { afar: 12, near: 10 };
const MOST_STRETCH = 4;
/** Smaller islands and waters are specks: in square units (a pixel has 64), and at the last zoom, which is looked at closely, in square kilometers. */
const LEAST_AFAR = { island: 100, water: 5000 };
const LEAST_NEAR_KM2 = { island: 0.03, water: 0.5 };
const EARTH_KM = 40_075;

type Tile = TileAddress & { features: LegacyFeature[] };

/** Every tile with land in it, at all zooms. The source has lakes and wide rivers as holes. */
export function* cutLand(land: Feature<Polygon>[]): Generator<Tile> {
  const afar = cut(land, REGION_ZOOM - 1, TOLERANCE.afar);
  for (let z = 0; z < REGION_ZOOM; z++) yield* tilesWithin(afar, { z: 0, x: 0, y: 0 }, z);
  const regions = new GeoJSONVT(collection(land), {
    maxZoom: REGION_ZOOM,
    indexMaxZoom: REGION_ZOOM,
    indexMaxPoints: 0,
    extent: REGION_EXTENT,
    buffer: REGION_EXTENT * BUFFER,
    tolerance: 0,
  });
  for (let x = 0; x < REGIONS; x++)
    for (let y = 0; y < REGIONS; y++) {
      const region = { z: REGION_ZOOM, x, y };
      const features = (regions.getTile(REGION_ZOOM, x, y)?.features ?? []).map((each) => inDegrees(each, region));
      if (features.length === 0) continue;
      const stretch = Math.min(MOST_STRETCH, 1 / shrinkage(region));
      const near = cut(features, LAST_TILE_ZOOM - 1, TOLERANCE.afar * stretch);
      for (let z = REGION_ZOOM; z < LAST_TILE_ZOOM; z++) yield* tilesWithin(near, region, z);
      yield* tilesWithin(cut(features, LAST_TILE_ZOOM, TOLERANCE.near * stretch), region, LAST_TILE_ZOOM);
    }
}

const collection = (features: Feature[]) => ({ type: "FeatureCollection" as const, features });

/** The library simplifies every zoom but its last. */
const cut = (features: Feature[], lastZoom: number, tolerance: number) =>
  new GeoJSONVT(collection(features), {
    maxZoom: lastZoom + 1,
    indexMaxZoom: lastZoom,
    indexMaxPoints: 0,
    extent: tileExtent(lastZoom),
    buffer: tileExtent(lastZoom) * BUFFER,
    tolerance,
  });

function* tilesWithin(index: GeoJSONVT, region: TileAddress, z: number): Generator<Tile> {
  const count = 2 ** (z - region.z);
  for (let x = region.x * count; x < (region.x + 1) * count; x++)
    for (let y = region.y * count; y < (region.y + 1) * count; y++) {
      const found = index.getTile(z, x, y)?.features ?? [];
      const features = found.flatMap((each) => withoutSpecks(each, { z, x, y }));
      if (features.length > 0) yield { z, x, y, features };
    }
}

function inDegrees({ geometry }: LegacyFeature, { x, y }: TileAddress): Feature<Polygon> {
  const degrees = ([px = 0, py = 0]: number[]) => [
    longitudeAt((x + px / REGION_EXTENT) / REGIONS),
    latitudeAt((y + py / REGION_EXTENT) / REGIONS),
  ];
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: (geometry as number[][][]).map((ring) => ring.map(degrees)) },
  };
}

function withoutSpecks(feature: LegacyFeature, tile: TileAddress): LegacyFeature[] {
  const [outline = [], ...waters] = feature.geometry as number[][][];
  const area = areaOf(outline);
  const least = tile.z < LAST_TILE_ZOOM ? LEAST_AFAR : inUnits(LEAST_NEAR_KM2, tile);
  if (area < least.island) return [];
  const whole = wholeTile(tile.z);
  const land = area >= areaOf(whole) ? whole : outline;
  return [{ ...feature, geometry: [land, ...waters.filter((ring) => areaOf(ring) >= least.water)] } as LegacyFeature];
}

function inUnits({ island, water }: { island: number; water: number }, tile: TileAddress) {
  const unitKm = (EARTH_KM * shrinkage(tile)) / 2 ** tile.z / tileExtent(tile.z);
  return { island: island / unitKm ** 2, water: water / unitKm ** 2 };
}

/** How long a unit is in the middle of the tile, against one at the equator. */
const shrinkage = ({ z, y }: TileAddress): number => Math.cos((latitudeAt((y + 0.5) / 2 ** z) * Math.PI) / 180);

/** Written in one way, so that equal tiles are equal bytes. */
function wholeTile(z: number): number[][] {
  const low = -tileExtent(z) * BUFFER;
  const high = tileExtent(z) - low;
  return [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
    [low, low],
  ];
}

const areaOf = (ring: number[][]): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
