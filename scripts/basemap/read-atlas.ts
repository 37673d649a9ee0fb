import { readFileSync } from "node:fs";
import type { Feature, Geometry, Polygon, Position } from "geojson";
import polylabel from "polylabel";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { projectPath } from "../../src/platform/project.server.ts";
import { unwrapRing } from "./unwrap-ring.ts";

type NamedAreas = GeometryCollection<{ name: string }>;
type WorldAtlas = Topology<{ countries: NamedAreas }>;
type UnitedStatesAtlas = Topology<{ counties: NamedAreas; states: NamedAreas }>;

/** How wide the name of an area is, in pixels: it waits for a zoom where the area is wider. */
const NAME_WIDTH = 70;
const WORLD_WIDTH = 512;

const readAtlas = <T>(file: string) => JSON.parse(readFileSync(projectPath("scripts/basemap/node_modules", file), "utf8")) as T;

/** A layer of lines or names, and at which zooms it is drawn. */
export type AtlasLayer = { name: string; from: number; until: number; features: Feature[] };

/** Borders and names of countries (Natural Earth), and of the states and counties of the United States (US Census). */
export function readAtlases(lastZoom: number): AtlasLayer[] {
  const world = readAtlas<WorldAtlas>("world-atlas/countries-10m.json");
  const coarseWorld = readAtlas<WorldAtlas>("world-atlas/countries-50m.json");
  const unitedStates = readAtlas<UnitedStatesAtlas>("us-atlas/counties-10m.json");
  const { counties, states } = unitedStates.objects;
  const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2);
  const isWithinState = (a: GeometryObject, b: GeometryObject) => stateOf(a) === stateOf(b);
  return [
    { name: "borders", from: 0, until: lastZoom, features: bordersOf(world, world.objects.countries) },
    { name: "states", from: 3, until: lastZoom, features: bordersOf(unitedStates, states) },
    { name: "counties", from: 7, until: lastZoom, features: bordersOf(unitedStates, counties, isWithinState) },
    { name: "country-names", from: 0, until: 7, features: namesOf(coarseWorld, coarseWorld.objects.countries) },
    { name: "state-names", from: 3, until: 7, features: namesOf(unitedStates, states) },
  ];
}

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
