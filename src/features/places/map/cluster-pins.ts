import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldPixels } from "../mercator.ts";
import { normalLongitude, type Position } from "./map-box.ts";

export type MapPin = Position & {
  id: string;
  /** The price, such as "$240". */
  label: string;
  title: string;
  href: string;
  saved?: boolean;
};

/** One pin, or several that would cover each other. */
export type PinCluster = Position & { key: string; pins: readonly MapPin[] };

/** How close pins may be to each other, in pixels: about the size of one. */
const WIDTH = 60;
const HEIGHT = 40;

/** In pixels of the whole world at that zoom. */
type PixelCluster = { x: number; y: number; pins: readonly MapPin[] };

/** Clusters the pins that would cover each other at this zoom. A cluster is in the middle of its pins. */
export function clusterPins(pins: readonly MapPin[], zoom: number): PinCluster[] {
  const world = worldPixels(zoom);
  const single = (pin: MapPin) => ({ x: mercatorX(pin.longitude) * world, y: mercatorY(pin.latitude) * world, pins: [pin] });
  return mergeClose(pins.map(single), world).map(({ x, y, pins: members }) => {
    const [first] = members;
    const where =
      members.length === 1 && first ? first : { latitude: latitudeAt(y / world), longitude: normalLongitude(longitudeAt(x / world)) };
    return { key: members.map(({ id }) => id).join(" "), pins: members, latitude: where.latitude, longitude: where.longitude };
  });
}

/** Merges what is close until nothing is: where two are merged, a third may have become close. */
function mergeClose(items: readonly PixelCluster[], world: number): readonly PixelCluster[] {
  const merged: PixelCluster[] = [];
  for (const item of items) {
    const index = merged.findIndex((each) => Math.abs(across(each.x, item.x, world)) < WIDTH && Math.abs(each.y - item.y) < HEIGHT);
    const close = merged[index];
    if (close) merged[index] = merge(close, item, world);
    else merged.push(item);
  }
  return merged.length === items.length ? merged : mergeClose(merged, world);
}

function merge(a: PixelCluster, b: PixelCluster, world: number): PixelCluster {
  const share = b.pins.length / (a.pins.length + b.pins.length);
  return { x: a.x + across(a.x, b.x, world) * share, y: a.y + (b.y - a.y) * share, pins: [...a.pins, ...b.pins] };
}

/** From one point to the other, the shorter way around the world. */
const across = (from: number, to: number, world: number) => ((((to - from + world / 2) % world) + world) % world) - world / 2;

/** Whether these pins are still one cluster at the last zoom. */
export const coincide = (pins: readonly MapPin[], lastZoom: number): boolean => clusterPins(pins, lastZoom).length === 1;
