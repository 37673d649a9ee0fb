import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { MultiPolygon, Position } from "geojson";
import { projectPath } from "../src/platform/project.server.ts";

/** Smaller lakes are too coarse in the source to be recognized. */
const LEAST_LAKE_KM2 = 50;
const LEAST_ISLAND_KM2 = 1;
const EARTH_RADIUS_KM = 6371;

const [, , source] = process.argv;
if (!source) {
  console.error("Usage: node scripts/write-lakes.ts MAP, the map.geo.json of the npm package @geo-maps/earth-waterbodies-250m 0.6.0");
  process.exit(1);
}

/** Writes the lakes that ship with the basemap. The source holds rivers, lakes and seas, in this order. */
const [, lakes] = (JSON.parse(readFileSync(source, "utf8")) as { geometries: [MultiPolygon, MultiPolygon, MultiPolygon] }).geometries;
const coordinates = lakes.coordinates
  .filter(([shore = []]) => areaOf(shore) >= LEAST_LAKE_KM2)
  .map(([shore = [], ...islands]) => [shore, ...islands.filter((island) => areaOf(island) >= LEAST_ISLAND_KM2)]);
const bytes = gzipSync(JSON.stringify({ type: "MultiPolygon", coordinates } satisfies MultiPolygon), { level: 9 });
const file = projectPath("src/features/places/basemap/lakes.geo.json.gz");
writeFileSync(file, bytes);
console.log(`${coordinates.length} lakes, ${Math.round(bytes.length / 1000)} kB: ${file}`);

/** In square kilometers, on a sphere. */
function areaOf(ring: readonly Position[]): number {
  const radians = (degrees = 0) => (degrees * Math.PI) / 180;
  const sum = ring.reduce((total, [longitude, latitude], index) => {
    const [nextLongitude, nextLatitude] = ring[(index + 1) % ring.length] ?? [];
    return total + (radians(nextLongitude) - radians(longitude)) * (2 + Math.sin(radians(latitude)) + Math.sin(radians(nextLatitude)));
  }, 0);
  return Math.abs((sum * EARTH_RADIUS_KM ** 2) / 2);
}
