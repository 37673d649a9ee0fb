import type { Position } from "./map/map-box.ts";

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(`^${NUMBER}\\s*[,; ]\\s*${NUMBER}$`);
const COMPASS = /^(\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])\s*[,; ]?\s*(\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])$/i;
/** The place itself comes before the middle of the map that shows it. */
const IN_PATHS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${NUMBER},\\+?${NUMBER}(?:/|$)`),
  new RegExp(`@${NUMBER},${NUMBER}`),
];
const PAIR_PARAMETERS = ["q", "query", "ll", "coordinate", "daddr", "destination", "center", "sll"];
const OSM_HASH = new RegExp(`map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`);

/** The place in a link of Google Maps, Apple Maps or OpenStreetMap, in a `geo:` address, or in written coordinates; null where there is none. */
export function readMapPlace(text: string): Position | null {
  const given = text.trim();
  return ofPair(given) ?? ofCompass(given) ?? (/^(https?|geo):/i.test(given) ? ofLink(given) : null);
}

function place(latitude: number, longitude: number): Position | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

const found = (match: RegExpExecArray | null) => (match ? place(Number(match[1]), Number(match[2])) : null);

const ofPair = (text: string) => found(PAIR.exec(text));

function ofCompass(text: string): Position | null {
  const [, north, ns = "", east, ew = ""] = COMPASS.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  return place(Number(north) * (/s/i.test(ns) ? -1 : 1), Number(east) * (/w/i.test(ew) ? -1 : 1));
}

function ofLink(text: string): Position | null {
  const link = URL.parse(text);
  if (!link) return null;
  if (link.protocol === "geo:") return ofPair(link.pathname.split(";")[0] ?? "");
  const path = readable(link.pathname);
  const { searchParams, hash } = link;
  const marker = [searchParams.get("mlat"), searchParams.get("mlon")];
  const pairs = [marker.every(Boolean) ? marker.join(",") : "", ...PAIR_PARAMETERS.map((name) => searchParams.get(name) ?? "")];
  const [exact, ...rest] = IN_PATHS.map((pattern) => () => found(pattern.exec(path)));
  const ways = [exact, ...pairs.map((pair) => () => ofPair(pair.replace(/^loc:/, ""))), ...rest, () => found(OSM_HASH.exec(hash))];
  for (const way of ways) {
    const position = way?.();
    if (position) return position;
  }
  return null;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
