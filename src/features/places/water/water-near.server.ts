import { LRUCache } from "lru-cache";
import type { Position } from "../map/map-box.ts";
import type { WaterNear } from "../place.schema.ts";
import { readShores } from "./read-shores.server.ts";
import { isLandAt, metersTo, metersToShore, nearestSpot, REACH_METERS, type Shore, type Shores, type Spot } from "./shore.rules.ts";

/** How far from the shore a boat is put, as far as there is room. */
const CLEARANCES = [80, 40, 20, 8];
const MOST_TRIED = 40;

const known = new LRUCache<string, WaterNear>({ max: 2000 });

/** Whether a place is on land as the shipped map sees it, how far the water is, and where a boat would lie in it. Shores never change while a server runs. */
export async function waterNear(place: Position): Promise<WaterNear> {
  const key = `${place.latitude} ${place.longitude}`;
  const found = known.get(key) ?? waterOf(await readShores(place));
  known.set(key, found);
  return found;
}

function waterOf(around: Shores): WaterNear {
  const meters = metersToShore(around);
  if (!around.isOnLand) return { isOnLand: false, metersToWater: 0, nearest: null };
  const spot = meters === null ? null : spotInWater(around);
  return { isOnLand: true, metersToWater: meters === null ? null : Math.round(meters), nearest: spot && rounded(around.placeOf(spot)) };
}

const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

/** A little off the nearest shore; where the water is too narrow there, off the next. */
function spotInWater(around: Shores): Spot | null {
  const nearest = around.shores
    .map((shore) => ({ shore, at: nearestSpot(shore) }))
    .filter(({ at }) => metersTo(at) <= REACH_METERS)
    .toSorted((a, b) => metersTo(a.at) - metersTo(b.at))
    .slice(0, MOST_TRIED);
  for (const clearance of CLEARANCES)
    for (const { shore, at } of nearest) {
      const spot = offShore(shore, at, clearance).find((each) => !isLandAt(around, each));
      if (spot) return spot;
    }
  return null;
}

/** Straight on over the shore, which a tip of the water needs, or to its sides. */
function offShore({ from, to }: Shore, at: Spot, meters: number): Spot[] {
  const directions = [at, { x: to.y - from.y, y: from.x - to.x }, { x: from.y - to.y, y: to.x - from.x }];
  return directions.flatMap((direction) => {
    const length = metersTo(direction);
    return length === 0 ? [] : [{ x: at.x + (meters * direction.x) / length, y: at.y + (meters * direction.y) / length }];
  });
}
