import { type Box, longitudesOf } from "../index/cells.rules.ts";
import type { PageTag } from "../../../platform/page-tags.ts";

export type Point = { latitude: number; longitude: number };

/** The part of the map that reaches so many degrees in each direction. */
export const boxAround = ({ latitude, longitude }: Point, reach: number): Box => ({
  west: wrap(longitude - reach),
  south: Math.max(-90, latitude - reach),
  east: wrap(longitude + reach),
  north: Math.min(90, latitude + reach),
});

const wrap = (degrees: number) => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees);

/** Tags of the one-degree cells that the box touches; the database sends the same tags when a listing there changes. */
export const cellsNear = ({ south, north, ...box }: Box): PageTag[] =>
  longitudesOf({ south, north, ...box }).flatMap(([west, east]) =>
    wholeDegrees(south, north).flatMap((latitude) => wholeDegrees(west, east).map((longitude) => `near:${latitude}:${longitude}` as const)),
  );

const wholeDegrees = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, i) => Math.floor(from) + i);

const MILES_PER_DEGREE = 69.1;
const RADIANS = Math.PI / 180;

/** As the crow flies; what is tens of miles away is as far as on a flat map. */
export function milesApart(from: Point, to: Point): number {
  const across = Math.abs(from.longitude - to.longitude);
  const east = Math.min(across, 360 - across) * Math.cos(((from.latitude + to.latitude) / 2) * RADIANS);
  return MILES_PER_DEGREE * Math.hypot(from.latitude - to.latitude, east);
}
