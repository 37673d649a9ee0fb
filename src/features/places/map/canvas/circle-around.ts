import type { Feature, Polygon } from "geojson";
import type { Position } from "../map-box.ts";

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
