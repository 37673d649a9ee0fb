import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Feature, Geometry, Polygon, Position } from "geojson";
import polylabel from "polylabel";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { projectPath } from "../../../platform/project.server.ts";
import { unwrapRing } from "./unwrap-ring.ts";

type NamedAreas = GeometryCollection<{ name: string }>;
type WorldAtlas = Topology<{ countries: NamedAreas; land: GeometryCollection }>;
type UnitedStatesAtlas = Topology<{ counties: NamedAreas; states: NamedAreas }>;

const LAKES_FILE = "src/features/places/basemap/lakes.geo.json.gz";
/** How wide the name of an area is, in pixels: it waits for a zoom where the area is wider. */
const NAME_WIDTH = 70;
const WORLD_WIDTH = 512;

const readAtlas = <T>(file: string) => JSON.parse(readFileSync(projectPath("node_modules", file), "utf8")) as T;

export function openWorld() {
  const atlas = readAtlas<WorldAtlas>("world-atlas/countries-10m.json");
  const { countries, land } = atlas.objects;
  return {
    land: () => feature(atlas, land).features.flatMap(({ geometry }) => polygonsOf(geometry)),
    borders: () => bordersOf(atlas, countries),
  };
}

export function openCountryNames() {
  const atlas = readAtlas<WorldAtlas>("world-atlas/countries-50m.json");
  return { "country-names": () => namesOf(atlas, atlas.objects.countries) };
}

export function openUnitedStates() {
  const atlas = readAtlas<UnitedStatesAtlas>("us-atlas/counties-10m.json");
  const { counties, states } = atlas.objects;
  const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2);
  return {
    states: () => bordersOf(atlas, states),
    counties: () => bordersOf(atlas, counties, (a, b) => stateOf(a) === stateOf(b)),
    "state-names": () => namesOf(atlas, states),
  };
}

/** The lakes of the world from 50 square kilometers up, as scripts/write-lakes.ts wrote them. */
export const openLakes = () => ({
  lakes: () => polygonsOf(JSON.parse(gunzipSync(readFileSync(projectPath(LAKES_FILE))).toString("utf8")) as Geometry),
});

/** Each polygon as a feature of its own. */
function polygonsOf(geometry: Geometry): Feature<Polygon>[] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  return polygons.map((rings) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: rings.map(unwrapRing) },
  }));
}

/** The lines that two different areas share. */
function bordersOf(
  atlas: Topology,
  areas: NamedAreas,
  isWanted: (a: GeometryObject, b: GeometryObject) => boolean = () => true,
): Feature[] {
  return [{ type: "Feature", properties: {}, geometry: mesh(atlas, areas, (a, b) => a !== b && isWanted(a, b)) }];
}

/** The name of each area, well inside its largest part. */
function namesOf(atlas: Topology, areas: NamedAreas): Feature[] {
  return feature(atlas, areas).features.flatMap(({ geometry, properties }) => {
    const parts = polygonsOf(geometry).map(({ geometry: { coordinates } }) => ({ coordinates, ...sizeOf(coordinates[0] ?? []) }));
    const [largest] = parts.toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (!largest) return [];
    const [longitude, latitude] = polylabel(largest.coordinates as [number, number][][], largest.width / 20);
    const zoom = Math.max(1, Math.ceil(Math.log2((NAME_WIDTH * 360) / WORLD_WIDTH / largest.width)));
    return [
      { type: "Feature", properties: { name: properties.name, zoom }, geometry: { type: "Point", coordinates: [longitude, latitude] } },
    ];
  });
}

/** In degrees. */
function sizeOf(ring: readonly Position[]): { width: number; height: number } {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const latitudes = ring.map(([, latitude = 0]) => latitude);
  return { width: Math.max(...longitudes) - Math.min(...longitudes), height: Math.max(...latitudes) - Math.min(...latitudes) };
}
