import { mercatorX, mercatorY, worldPixels } from "../mercator.ts";
import type { Position } from "./map-box.ts";

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

type Gathering = { x: number; y: number; pins: MapPin[] };

/** Groups the pins that would cover each other at this zoom. A group stands in the middle of its pins. */
export function groupPins(pins: readonly MapPin[], zoom: number): PinGroup[] {
  const scale = worldPixels(zoom);
  const gatherings: Gathering[] = [];
  for (const pin of pins) {
    const x = mercatorX(pin.longitude) * scale;
    const y = mercatorY(pin.latitude) * scale;
    const near = gatherings.find((each) => distance(each.x, x, scale) < WIDTH && Math.abs(each.y - y) < HEIGHT);
    if (near) near.pins.push(pin);
    else gatherings.push({ x, y, pins: [pin] });
  }
  return gatherings.map(({ pins: members }) => groupOf(members));
}

const distance = (a: number, b: number, world: number) => Math.min(Math.abs(a - b), world - Math.abs(a - b));

function groupOf(pins: MapPin[]): PinGroup {
  const [first] = pins;
  const middle = (part: "latitude" | "longitude") => pins.reduce((sum, pin) => sum + pin[part], 0) / pins.length;
  const crossesDateLine = pins.some((pin) => Math.abs(pin.longitude - (first?.longitude ?? 0)) > 180);
  return {
    key: pins.map(({ id }) => id).join(" "),
    pins,
    latitude: middle("latitude"),
    longitude: crossesDateLine ? (first?.longitude ?? 0) : middle("longitude"),
  };
}

/** Whether no zoom of the map takes these pins apart. */
export const coincide = (pins: readonly MapPin[], lastZoom: number): boolean => groupPins(pins, lastZoom).length === 1;
