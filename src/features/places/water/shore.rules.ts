import type { Position } from "../map/map-box.ts";

/** Meters to the east and north of the place that is asked about. */
export type Spot = { x: number; y: number };
/** Shores of the sea are right to a few hundred meters; those of lakes may be off by two kilometers. */
export type Shore = { from: Spot; to: Spot; isLake: boolean };
export type Shores = {
  isOnLand: boolean;
  /** The shores within reach; a shore may be there twice. */
  shores: readonly Shore[];
  spotOf: (place: Position) => Spot;
  placeOf: (spot: Spot) => Position;
};

/** Beyond it nobody asks: half an hour's walk, and what a boat's pin may be off. */
export const REACH_METERS = 3000;

/** The place of a shore that is nearest to the middle. */
export function nearestSpot({ from, to }: Shore): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * x + from.y * y) / length));
  return { x: from.x + x * share, y: from.y + y * share };
}

export const metersTo = ({ x, y }: Spot): number => Math.hypot(x, y);

/** How far the nearest shore is, or null where none is within reach. */
export const metersToShore = ({ shores }: Pick<Shores, "shores">): number | null =>
  shores.reduce<number | null>((least, shore) => {
    const meters = metersTo(nearestSpot(shore));
    return meters <= (least ?? REACH_METERS) ? meters : least;
  }, null);

/** Where the straight line from the middle to the spot crosses shores, as parts of it. */
function crossings(shores: readonly Shore[], { x, y }: Spot): number[] {
  const found = shores.flatMap(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const across = x * dy - y * dx;
    if (across === 0) return [];
    const along = (from.x * dy - from.y * dx) / across;
    const within = (from.x * y - from.y * x) / across;
    return along > 0 && along <= 1 && within >= 0 && within < 1 ? [along] : [];
  });
  return [...new Set(found.map((share) => Math.round(share * 1e6) / 1e6))].toSorted((a, b) => a - b);
}

export const isLandAt = ({ isOnLand, shores }: Shores, spot: Spot): boolean => isOnLand !== (crossings(shores, spot).length % 2 === 1);

/** The longest stretch of water on the straight line to the spot, in meters: what nobody walks. */
export function metersOverWater({ isOnLand, shores }: Shores, spot: Spot): number {
  const sides = [0, ...crossings(shores, spot), 1];
  return sides.slice(1).reduce((longest, end, index) => {
    const isLand = isOnLand === (index % 2 === 0);
    return isLand ? longest : Math.max(longest, (end - (sides[index] ?? 0)) * metersTo(spot));
  }, 0);
}
