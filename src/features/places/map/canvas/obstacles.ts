import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import type { Position } from "../map-box.ts";

/** In pixels; where its middle is, seen from the place. */
export type Room = { width: number; height: number; above: number };
export type Obstacle = Position & { room: keyof typeof ROOMS };

/** What is drawn over the map, and the room that it takes. */
const ROOMS = {
  price: { width: 76, height: 32, above: 0 },
  dot: { width: 36, height: 36, above: 0 },
  place: { width: 40, height: 52, above: 26 },
  address: { width: 248, height: 76, above: 92 },
} satisfies Record<string, Room>;

const SOURCE = "obstacles";

/** Names that the map would write under these find another side, or wait: pictures that nobody sees take their room. */
export function useObstacles(map: MapLibreMap | null, obstacles: readonly Obstacle[]): void {
  useEffect(() => {
    if (!map) return;
    const known = map.getSource<GeoJSONSource>(SOURCE);
    if (known) void known.setData(dataOf(obstacles));
    else addObstacles(map, obstacles);
  }, [map, obstacles]);
}

const dataOf = (obstacles: readonly Obstacle[]) => ({
  type: "FeatureCollection" as const,
  features: obstacles.map(({ latitude, longitude, room }) => ({
    type: "Feature" as const,
    properties: { room },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  })),
});

/** The uppermost layer has the first choice of room. */
function addObstacles(map: MapLibreMap, obstacles: readonly Obstacle[]): void {
  map.addSource(SOURCE, { type: "geojson", data: dataOf(obstacles) });
  for (const [room, { width, height, above }] of Object.entries(ROOMS)) {
    const image = `room-${room}`;
    if (!map.hasImage(image)) map.addImage(image, { width, height, data: new Uint8Array(width * height * 4) });
    map.addLayer({
      id: `${SOURCE}-${room}`,
      type: "symbol",
      source: SOURCE,
      filter: ["==", ["get", "room"], room],
      layout: { "icon-image": image, "icon-offset": [0, -above], "icon-allow-overlap": true, "icon-padding": 2 },
    });
  }
}
