import type { ListingValues } from "../listing-values.ts";

/** Sent along with what the host wrote. */
const NOT_WRITTEN = new Set(["updatedAt", "intent", "place", "pinAddress", "latitude", "longitude"]);

const pinOf = ({ latitude, longitude }: ListingValues) => `${latitude ?? ""} ${longitude ?? ""}`;

/** How many things are different from what was saved; the pin is one. */
export function countChanges(saved: ListingValues, now: ListingValues): number {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(now)])].filter((name) => !NOT_WRITTEN.has(name));
  const changed = names.filter((name) => (saved[name] ?? "") !== (now[name] ?? ""));
  return changed.length + Number(pinOf(saved) !== pinOf(now));
}
