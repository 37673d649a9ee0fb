import type { Feature, FeatureCollection, Polygon } from "geojson";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Position } from "../map-box.ts";
import { readPalette, watchTheme } from "./palette.ts";

/** Grid lines every quarter of a minute, as many as can be seen around the place. */
const STEP = 1 / 240;
const STEPS = 24;
const RINGS = [
  { meters: 152.4, label: "500 ft" },
  { meters: 304.8, label: "1,000 ft" },
  { meters: 804.7, label: "½ mi" },
];

/** Draws what a sea chart has, since there are no streets: a grid of degrees and minutes, and rings of distance. Returns how to remove it. */
export function drawChart(map: MapLibreMap, place: Position, hasRings: boolean): () => void {
  const label = {
    "text-field": ["get", "label"],
    "text-font": ["Figtree Medium", "Figtree"],
    "text-size": 10.5,
    "symbol-placement": "line",
    "symbol-spacing": 420,
    "text-offset": [0, -0.7],
  };
  map.addSource("chart", {
    type: "geojson",
    data: {
      type: "FeatureCollection",
      features: [...gridAround(place), ...(hasRings ? ringsAround(place) : [])],
    } satisfies FeatureCollection,
  });
  map.addLayer({ id: "chart-grid", type: "line", source: "chart", minzoom: 13, filter: ["==", ["get", "kind"], "grid"] }, "places");
  map.addLayer(
    {
      id: "chart-rings",
      type: "line",
      source: "chart",
      minzoom: 13,
      filter: ["==", ["get", "kind"], "ring"],
      paint: { "line-dasharray": [3, 3], "line-opacity": 0.55, "line-width": 1.2 },
    },
    "places",
  );
  map.addLayer({ id: "chart-labels", type: "symbol", source: "chart", minzoom: 14, layout: label as never }, "places");
  const paint = () => {
    const palette = readPalette(map.getContainer());
    map.setPaintProperty("chart-grid", "line-color", palette.state);
    map.setPaintProperty("chart-rings", "line-color", palette.sea);
    map.setPaintProperty("chart-labels", "text-color", palette["area-name"]);
  };
  paint();
  const stopWatching = watchTheme(paint);
  return () => {
    stopWatching();
    if (!map.style) return;
    for (const layer of ["chart-labels", "chart-rings", "chart-grid"]) if (map.getLayer(layer)) map.removeLayer(layer);
    if (map.getSource("chart")) map.removeSource("chart");
  };
}

function ringsAround(place: Position): Feature[] {
  return RINGS.map(({ meters, label }) => ({
    type: "Feature",
    properties: { kind: "ring", label },
    geometry: { type: "LineString", coordinates: circleAround(place, meters).geometry.coordinates[0] ?? [] },
  }));
}

function gridAround({ latitude, longitude }: Position): Feature[] {
  const reach = STEP * STEPS;
  const steps = Array.from({ length: 2 * STEPS + 1 }, (_, index) => (index - STEPS) * STEP);
  const nearest = (degrees: number) => Math.round(degrees / STEP) * STEP;
  const line = (label: string, coordinates: number[][]): Feature => ({
    type: "Feature",
    properties: { kind: "grid", label },
    geometry: { type: "LineString", coordinates },
  });
  return steps.flatMap((step) => {
    const row = nearest(latitude) + step;
    const column = nearest(longitude) + step;
    return [
      line(degreesOf(row, "N", "S"), [
        [longitude - reach, row],
        [longitude + reach, row],
      ]),
      line(degreesOf(column, "E", "W"), [
        [column, latitude - reach],
        [column, latitude + reach],
      ]),
    ];
  });
}

/** 48.5375 is 48°32.25′ N. */
function degreesOf(degrees: number, positive: string, negative: string): string {
  const quarters = Math.round(Math.abs(degrees) * 240);
  return `${Math.floor(quarters / 240)}°${((quarters % 240) / 4).toFixed(2).padStart(5, "0")}′ ${degrees < 0 ? negative : positive}`;
}

const METERS_PER_DEGREE = 111_320;
const CORNERS = 72;

/** A circle on the ground as a polygon. */
export function circleAround({ latitude, longitude }: Position, meters: number): Feature<Polygon> {
  const height = meters / METERS_PER_DEGREE;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  const corner = (index: number) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [longitude + width * Math.cos(angle), latitude + height * Math.sin(angle)];
  };
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [Array.from({ length: CORNERS + 1 }, (_, index) => corner(index % CORNERS))] },
  };
}
