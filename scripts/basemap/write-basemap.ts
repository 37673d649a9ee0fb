import { writeFileSync } from "node:fs";
import GeoJSONVT from "geojson-vt";
import { encodeLayer } from "../../src/features/places/basemap/encode-layer.server.ts";
import { LAST_TILE_ZOOM, tileExtent, type TileAddress } from "../../src/features/places/basemap/tile-address.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { cutLand } from "./cut-land.ts";
import { type AtlasLayer, readAtlases } from "./read-atlas.ts";
import { readLand, readRivers } from "./read-shores.ts";
import { TileArchive } from "./tile-archive.ts";

const FILE = "src/features/places/basemap/world.pmtiles";
/** From which zoom rivers of which ranks are drawn; each is for two zooms. */
const RIVERS = [
  { from: 4, ranks: 1 },
  { from: 6, ranks: 2 },
  { from: 8, ranks: 3 },
];

const [, , shores, rivers] = process.argv;
if (!shores || !rivers) {
  console.error(
    "Usage: node --max-old-space-size=12000 scripts/basemap/write-basemap.ts SHORES RIVERS, the files binned_GSHHS_f.nc and binned_river_f.nc of GSHHG 2.3.7 (the Debian package gmt-gshhg-full)",
  );
  process.exit(1);
}

/** Writes the map that ships with the product. Takes two minutes and 6 GB of memory. */
const tiles = new Map<string, { tile: TileAddress; layers: Uint8Array[] }>();
const add = (tile: TileAddress, layer: Uint8Array) => {
  const key = `${tile.z}/${tile.x}/${tile.y}`;
  const found = tiles.get(key) ?? { tile, layers: [] };
  found.layers.push(layer);
  tiles.set(key, found);
};

for (const { features, ...tile } of cutLand(await readLand(shores))) add(tile, encodeLayer("land", features, tileExtent(tile.z)));
const ranked = await readRivers(rivers);
for (const { from, ranks } of RIVERS)
  addLines({ name: "rivers", from, until: from + 1, features: ranked.filter(({ properties }) => properties.rank <= ranks) });
for (const layer of readAtlases(LAST_TILE_ZOOM)) addLines(layer);

const archive = new TileArchive();
for (const { tile, layers } of tiles.values()) archive.add(tile, Buffer.concat(layers));
const bytes = archive.write(LAST_TILE_ZOOM, {
  name: "Land, lakes, rivers and borders of the world",
  attribution: "GSHHG (Wessel and Smith), Natural Earth, US Census",
  vector_layers: [],
});
writeFileSync(projectPath(FILE), bytes);
console.log(`${tiles.size} tiles, ${(bytes.length / 1e6).toFixed(1)} MB: ${FILE}`);

function addLines({ name, from, until, features }: AtlasLayer): void {
  const indexes = [LAST_TILE_ZOOM - 1, LAST_TILE_ZOOM].map((maxZoom) => {
    const extent = tileExtent(maxZoom);
    const options = { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent, buffer: extent / 32, tolerance: 8 };
    return { maxZoom, index: new GeoJSONVT({ type: "FeatureCollection", features }, options) };
  });
  for (const { maxZoom, index } of indexes)
    for (const { z, x, y } of index.tileCoords) {
      const isOurs = z >= from && z <= until && (z === LAST_TILE_ZOOM || maxZoom < LAST_TILE_ZOOM);
      const cut = isOurs ? (index.getTile(z, x, y)?.features ?? []) : [];
      if (cut.length > 0) add({ z, x, y }, encodeLayer(name, cut, tileExtent(z)));
    }
}
