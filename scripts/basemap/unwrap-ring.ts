import type { Position } from "geojson";

/**
 * The atlas is made for a globe. On a flat map, a ring across the date line continues beyond 180 degrees instead, and a ring around
 * a pole is closed along that pole.
 */
export function unwrapRing(ring: Position[]): Position[] {
  const start = ring.findIndex((_, index) => isJump(ring, index));
  if (start < 0) return ring;
  let turn = 0;
  const unwrapped = [...ring.slice(start), ...ring.slice(1, start + 1)].map(([longitude = 0, latitude = 0], index, points): Position => {
    if (isJump(points, index)) turn += longitude < (points[index - 1]?.[0] ?? 0) ? 360 : -360;
    return [longitude + turn, latitude];
  });
  return turn === 0 ? centered(unwrapped) : closedAlongPole(unwrapped.slice(0, -1));
}

const isJump = (ring: readonly Position[], index: number): boolean =>
  Math.abs((ring[index]?.[0] ?? 0) - (ring[index - 1]?.[0] ?? ring[index]?.[0] ?? 0)) > 180;

/** The ring starts at the date line, so that the seam lies there. */
function closedAlongPole(ring: readonly Position[]): Position[] {
  const [longitude = 0, latitude = 0] = ring[0] ?? [];
  const side = longitude < 0 ? -180 : 180;
  const pole = latitude < 0 ? -90 : 90;
  return [[side, latitude], ...ring, [-side, latitude], [-side, pole], [side, pole], [side, latitude]];
}

/** The same ring, turned by whole turns until its middle is between -180 and 180 degrees. */
function centered(ring: readonly Position[]): Position[] {
  const middle = ring.reduce((sum, [longitude = 0]) => sum + longitude, 0) / ring.length;
  const shift = -360 * Math.round(middle / 360);
  return ring.map(([longitude = 0, latitude = 0]) => [longitude + shift, latitude]);
}
