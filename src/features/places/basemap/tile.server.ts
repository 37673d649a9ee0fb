import { latitudeAt, longitudeAt } from "../mercator.ts";
import type { Box, Points } from "./clip.ts";
import { EXTENT } from "./vector-tile.server.ts";

export type Tile = { z: number; x: number; y: number };

/** How far a tile knows beyond its sides, of its side. */
const MARGIN = 1 / 32;

/** The tile in the world's square. */
export function boxOfTile({ z, x, y }: Tile, margin = MARGIN): Box {
  const side = 1 / 2 ** z;
  return { minX: (x - margin) * side, minY: (y - margin) * side, maxX: (x + 1 + margin) * side, maxY: (y + 1 + margin) * side };
}

/** Points in the tile's own units, without those that fall on the one before. */
export function inTile({ z, x, y }: Tile, points: Points): number[] {
  const units: number[] = [];
  const scale = 2 ** z * EXTENT;
  for (let i = 0; i < points.length; i += 2) {
    const unitX = Math.round((points[i] ?? 0) * scale) - x * EXTENT;
    const unitY = Math.round((points[i + 1] ?? 0) * scale) - y * EXTENT;
    if (unitX !== units.at(-2) || unitY !== units.at(-1)) units.push(unitX, unitY);
  }
  return units;
}

export function degreesOfTile(tile: Tile): { west: number; south: number; east: number; north: number } {
  const { minX, minY, maxX, maxY } = boxOfTile(tile, 0);
  return { west: longitudeAt(minX), south: latitudeAt(maxY), east: longitudeAt(maxX), north: latitudeAt(minY) };
}
