import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from "maplibre-gl";
import { LAST_TILE_ZOOM, TILE_PATH } from "../../basemap/tile-address.ts";
import type { ShorePlaceKind } from "../../gazetteer/shore-places.ts";
import type { Palette } from "./palette.ts";

/** Without a glyphs address the library draws these with the page's own fonts. */
const PLAIN = ["Figtree Medium", "Figtree"];
const STRONG = ["Figtree Semibold", "Figtree"];
const SOURCE = "basemap";
/** Shores are right to a hundred meters or two, which is twenty pixels here: closer there is nothing more to show. Rivers are coarser and fade before. */
export const LAST_BASEMAP_ZOOM = 13;
/** From here on harbors and marinas have room for their names, and a little closer beaches. */
const HARBOR_ZOOM = 10;
const BEACH_ZOOM = 11;

const byZoom = (...stops: number[]): ExpressionSpecification =>
  ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as ExpressionSpecification;
const isLabeled: ExpressionSpecification = ["<=", ["get", "zoom"], ["zoom"]];

/** Beside the dot; where a pin stands on it, beyond the pin. In letter heights. */
const AROUND: VariableAnchorOffsetCollectionSpecification = [
  ["top", [0, 0.35]],
  ["bottom", [0, -0.35]],
  ["left", [0.35, 0]],
  ["right", [-0.35, 0]],
  ["top", [0, 1.7]],
  ["bottom", [0, -1.7]],
  ["left", [3, 0]],
  ["right", [-3, 0]],
].flat() as VariableAnchorOffsetCollectionSpecification;
const BESIDE_ICON = [
  ["top", [0, 0.8]],
  ["left", [0.8, 0]],
  ["right", [-0.8, 0]],
  ["bottom", [0, -0.8]],
];
/** A harbor is named even where its boats cover its icon. */
const BEYOND_BOATS = [...BESIDE_ICON, ["top", [0, 1.9]], ["left", [3.4, 0]], ["right", [-3.4, 0]], ["bottom", [0, -1.9]]];

/** The map that ships with the product: land with its lakes and rivers, borders, states, counties and the names of places. */
export function basemapStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: "vector",
        tiles: [new URL(TILE_PATH, location.origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}")],
        maxzoom: LAST_TILE_ZOOM,
        attribution:
          '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a> · <a href="https://www.naturalearthdata.com/">Natural Earth</a> · <a href="https://www.geonames.org/">GeoNames</a> · US Census',
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": palette.water } },
      ...groundLayers(palette),
      ...nameLayers(palette),
    ],
  };
}

function groundLayers(palette: Palette): LayerSpecification[] {
  const line = (
    id: string,
    layer: string,
    paint: Extract<LayerSpecification, { type: "line" }>["paint"],
    minzoom = 0,
  ): LayerSpecification => ({
    id,
    type: "line",
    source: SOURCE,
    "source-layer": layer,
    minzoom,
    layout: { "line-join": "round", "line-cap": "round" },
    paint,
  });
  return [
    line("shallows", "land", {
      "line-color": palette.shallows,
      "line-width": byZoom(2, 3, 6, 12, 10, 34),
      "line-blur": byZoom(2, 2, 6, 8, 10, 24),
    }),
    {
      id: "land",
      type: "fill",
      source: SOURCE,
      "source-layer": "land",
      paint: { "fill-color": palette.land, "fill-outline-color": palette.coast },
    },
    line(
      "beach",
      "land",
      {
        "line-color": palette.beach,
        "line-width": byZoom(4, 2, 7, 6, 11, 12),
        "line-offset": byZoom(4, 1, 7, 3, 11, 6),
        "line-blur": byZoom(4, 1, 7, 4, 11, 9),
      },
      4,
    ),
    line(
      "rivers",
      "rivers",
      {
        "line-color": palette.water,
        "line-width": byZoom(4, 0.6, 8, 1.2, 12, 2.5),
        "line-opacity": ["interpolate", ["linear"], ["zoom"], 11, 1, 13, 0],
      },
      4,
    ),
    line("counties", "counties", { "line-color": palette.county, "line-width": byZoom(7, 0.6, 11, 1.4) }, 7),
    line("states", "states", { "line-color": palette.state, "line-width": byZoom(3, 0.6, 9, 1.8) }, 3),
    line(
      "borders",
      "borders",
      { "line-color": palette.border, "line-width": byZoom(1, 0.5, 6, 1.4, 10, 2), "line-dasharray": [3, 1.5] },
      1,
    ),
  ];
}

const haloOf = (land: string) => ({ "text-halo-color": land, "text-halo-width": 1.4, "text-halo-blur": 0.4 });

function nameLayers(palette: Palette): LayerSpecification[] {
  const halo = haloOf(palette.land);
  const areaNames = (layer: string, size: ExpressionSpecification, minzoom: number, maxzoom: number): LayerSpecification => ({
    id: layer,
    type: "symbol",
    source: SOURCE,
    "source-layer": layer,
    minzoom,
    maxzoom,
    filter: isLabeled,
    layout: {
      "text-field": ["get", "name"],
      "text-font": STRONG,
      "text-size": size,
      "text-transform": "uppercase",
      "text-letter-spacing": 0.14,
      "text-max-width": 7,
    },
    paint: { "text-color": palette["area-name"], ...halo },
  });
  /** From 250,000 people. */
  const isCity: ExpressionSpecification = [">=", ["get", "prominence"], 60];
  return [
    {
      id: "places",
      type: "symbol",
      source: SOURCE,
      "source-layer": "places",
      minzoom: 3,
      filter: isLabeled,
      layout: {
        "text-field": ["get", "name"],
        "text-font": PLAIN,
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          3,
          ["case", isCity, 11, 10],
          8,
          ["case", isCity, 14, 11.5],
          14,
          ["case", isCity, 20, 14],
        ],
        "text-max-width": 8,
        "text-padding": 4,
        "text-variable-anchor-offset": AROUND,
        "text-justify": "auto",
        "icon-image": "dot",
        "icon-optional": true,
        "icon-size": ["interpolate", ["linear"], ["zoom"], 3, 0.7, 9, 1],
        "symbol-sort-key": ["-", 100, ["get", "prominence"]],
      },
      paint: {
        "text-color": ["case", isCity, palette["place-name"], palette["town-name"]],
        "icon-color": palette["town-name"],
        "icon-halo-color": palette.land,
        "icon-halo-width": 1,
        ...halo,
      },
    },
    shoreNames(palette, { id: "beaches", kinds: ["beach"], from: BEACH_ZOOM }),
    shoreNames(palette, { id: "harbors", kinds: ["harbor", "marina"], from: HARBOR_ZOOM }),
    areaNames("state-names", byZoom(4, 9, 7, 13), 4, 8),
    areaNames("country-names", byZoom(2, 9, 6, 15), 1, 7),
  ];
}

function shoreNames(
  palette: Palette,
  { id, kinds, from }: { id: "harbors" | "beaches"; kinds: ShorePlaceKind[]; from: number },
): LayerSpecification {
  const isHarbor = id === "harbors";
  const color = palette[isHarbor ? "harbor-name" : "beach-name"];
  return {
    id,
    type: "symbol",
    source: SOURCE,
    "source-layer": "shore-places",
    minzoom: from,
    filter: ["in", ["get", "kind"], ["literal", kinds]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": PLAIN,
      "text-size": ["interpolate", ["linear"], ["zoom"], 10, 11, 13, 12.5],
      "text-max-width": 8,
      "text-padding": 4,
      "text-variable-anchor-offset": (isHarbor ? BEYOND_BOATS : BESIDE_ICON).flat() as VariableAnchorOffsetCollectionSpecification,
      "text-justify": "auto",
      "icon-image": isHarbor ? "anchor" : "waves",
      "icon-optional": isHarbor,
      "icon-size": ["interpolate", ["linear"], ["zoom"], 10, 0.8, 13, 1],
    },
    paint: {
      "text-color": color,
      "icon-color": color,
      "icon-halo-color": palette.land,
      "icon-halo-width": 1,
      ...haloOf(palette.land),
    },
  };
}
