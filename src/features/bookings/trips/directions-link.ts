import type { Location } from "../../listings/index.ts";
import { addressLine } from "../booking-words.ts";

const APPLE = /iPhone|iPad|iPod|Macintosh/;

/** A link that leads there in the map of the device: its own one on phones and Apple computers, else OpenStreetMap. */
export function directionsLink(location: Location, userAgent: string): string {
  const { latitude, longitude, streetAddress } = location;
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const address = encodeURIComponent(addressLine(location));
  // A street address is what a driver is led to; where there is none, as at an anchorage, the point on the map.
  const goal = streetAddress || !point ? address : point;
  if (APPLE.test(userAgent)) return `https://maps.apple.com/?daddr=${goal}`;
  if (userAgent.includes("Android")) return `geo:${point ?? "0,0"}?q=${goal}`;
  return point
    ? `https://www.openstreetmap.org/directions?route=%3B${encodeURIComponent(point)}`
    : `https://www.openstreetmap.org/search?query=${address}`;
}
