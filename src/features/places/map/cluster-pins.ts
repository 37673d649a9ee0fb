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

/** One pin, or several that would lie on each other. */
export type PinGroup = Position & { key: string; pins: readonly MapPin[] };

/** How near pins may come to each other, in pixels: about the size of one. */
const WIDTH = 60;
const HEIGHT = 40;

/** Pins around a point of the screen-wide world. */
type Gathering = { x: number; y: number; pins: readonly MapPin[] };

/** Groups the pins that would cover each other at this zoom. A group stands in the middle of its pins. */
export function groupPins(pins: readonly MapPin[], zoom: number): PinGroup[] {
  const world = worldPixels(zoom);
  const single = (pin: MapPin) => ({ x: mercatorX(pin.longitude) * world, y: mercatorY(pin.latitude) * world, pins: [pin] });
  return gather(pins.map(single), world).map(({ x, y, pins: members }) => {
    const [first] = members;
    const where =
      members.length === 1 && first ? first : { latitude: latitudeAt(y / world), longitude: normalLongitude(longitudeAt(x / world)) };
    return { key: members.map(({ id }) => id).join(" "), pins: members, latitude: where.latitude, longitude: where.longitude };
  });
}

/** Joins what is near until nothing is: where two are joined, a third may have come near. */
function gather(items: readonly Gathering[], world: number): readonly Gathering[] {
  const gathered: Gathering[] = [];
  for (const item of items) {
    const index = gathered.findIndex((each) => Math.abs(across(each.x, item.x, world)) < WIDTH && Math.abs(each.y - item.y) < HEIGHT);
    const near = gathered[index];
    if (near) gathered[index] = join(near, item, world);
    else gathered.push(item);
  }
  return gathered.length === items.length ? gathered : gather(gathered, world);
}

function join(a: Gathering, b: Gathering, world: number): Gathering {
  const share = b.pins.length / (a.pins.length + b.pins.length);
  return { x: a.x + across(a.x, b.x, world) * share, y: a.y + (b.y - a.y) * share, pins: [...a.pins, ...b.pins] };
}

/** From one point to the other by the shorter way round the world. */
const across = (from: number, to: number, world: number) => ((((to - from + world / 2) % world) + world) % world) - world / 2;

/** Whether no zoom of the map takes these pins apart. */
export const coincide = (pins: readonly MapPin[], lastZoom: number): boolean => groupPins(pins, lastZoom).length === 1;
