import type { Position } from "geojson";

/**
 * The atlas is made for a globe. On a flat map, a ring across the date line continues beyond 180 degrees instead, and a ring around
 * a pole is closed along that pole.
 */
export function unwrapRing(ring: Position[]): Position[] {
  if (!ring.some(([longitude = 0], index) => isJump(ring[index - 1]?.[0] ?? longitude, longitude))) return ring;
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): Position => {
    if (isJump(before, longitude)) turn += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turn, latitude];
  });
  return centered(turn === 0 ? unwrapped : closedAlongPole(unwrapped));
}

const isJump = (before: number, longitude: number) => Math.abs(longitude - before) > 180;

function closedAlongPole(ring: readonly Position[]): Position[] {
  const [first = 0, latitude = 0] = ring[0] ?? [];
  const [last = 0] = ring.at(-1) ?? [];
  const pole = latitude < 0 ? -90 : 90;
  return [...ring, [last, pole], [first, pole], [first, latitude]];
}

/** The same ring, turned by whole turns until its middle is between -180 and 180 degrees. */
function centered(ring: readonly Position[]): Position[] {
  const middle = ring.reduce((sum, [longitude = 0]) => sum + longitude, 0) / ring.length;
  const shift = -360 * Math.round(middle / 360);
  return ring.map(([longitude = 0, latitude = 0]) => [longitude + shift, latitude]);
}
