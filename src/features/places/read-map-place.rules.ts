import type { Position } from "./map/map-box.ts";

const LONGEST = 2000;
const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;
const COMPASS = /^(\d{1,3}(?:\.\d{1,20})?)([NS])(\d{1,3}(?:\.\d{1,20})?)([EW])$/;
/** Google's address of the place itself, and of the middle of the map that shows it. */
const EXACT = /!3d(-?\d{1,3}(?:\.\d{1,20})?)!4d(-?\d{1,3}(?:\.\d{1,20})?)/;
const MIDDLE = /^@(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)/;
const PAIR_PARAMETERS = ["q", "query", "ll", "coordinate", "daddr", "destination", "center", "sll"];

/** The place in a link of Google Maps, Apple Maps or OpenStreetMap, in a `geo:` address, or in written coordinates; null where there is none. */
export function readMapPlace(text: string): Position | null {
  const given = text.slice(0, LONGEST).trim();
  return ofPair(given) ?? ofCompass(given) ?? (/^(?:https?|geo):/i.test(given) ? ofLink(given) : null);
}

function place(latitude: number, longitude: number): Position | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

function ofPair(text: string): Position | null {
  const [latitude = "", longitude = "", ...more] = text.split(/[\s,;]/).filter(Boolean);
  return more.length === 0 && NUMBER.test(latitude) && NUMBER.test(longitude) ? place(Number(latitude), Number(longitude)) : null;
}

function ofCompass(text: string): Position | null {
  const [, north, ns, east, ew] = COMPASS.exec(text.toUpperCase().replaceAll(/[\s°,;]/g, "")) ?? [];
  if (north === undefined || east === undefined) return null;
  return place(Number(north) * (ns === "S" ? -1 : 1), Number(east) * (ew === "W" ? -1 : 1));
}

const found = (match: RegExpExecArray | null) => (match ? place(Number(match[1]), Number(match[2])) : null);

function ofLink(text: string): Position | null {
  const link = URL.parse(text);
  if (!link) return null;
  if (link.protocol === "geo:") return ofPair(link.pathname.split(";")[0] ?? "");
  const parts = readable(link.pathname).replaceAll("+", " ").split("/");
  const asked = (name: string) => link.searchParams.get(name) ?? "";
  const pairs = [`${asked("mlat")},${asked("mlon")}`, ...PAIR_PARAMETERS.map((name) => asked(name).replace("loc:", ""))];
  const [, latitude = "", longitude = ""] = (new URLSearchParams(link.hash.slice(1)).get("map") ?? "").split("/");
  const places = [
    found(EXACT.exec(link.pathname)),
    ...[...pairs, ...parts].map(ofPair),
    ...parts.map((part) => found(MIDDLE.exec(part))),
    ofPair(`${latitude},${longitude}`),
  ];
  return places.find((position) => position !== null) ?? null;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
