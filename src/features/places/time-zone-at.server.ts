import lookUp from "@photostructure/tz-lookup";
import { countryCodeOf } from "./gazetteer/area-names.ts";
import { normalLongitude } from "./map/map-box.ts";

/** How far around the place a zone of its country is looked for, in degrees. */
const STEPS = [0.25, 0.5, 1, 2];
const DIRECTIONS = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

/**
 * The IANA time zone at a place; at sea the zone of its longitude. The zones' borders are coarse, so near another country
 * the answer may be that country's, unless the country is given: then it is one of its own.
 */
export function timeZoneAt(latitude: number, longitude: number, country = ""): string {
  const zone = zoneAt(latitude, longitude);
  const own = zonesOf(countryCodeOf(country));
  if (own.size === 0 || own.has(canonical(zone))) return zone;
  const around = STEPS.flatMap((step) =>
    DIRECTIONS.map((angle) => zoneAt(latitude + step * Math.sin(angle), longitude + step * Math.cos(angle))),
  );
  return around.find((near) => own.has(canonical(near))) ?? [...own][0] ?? zone;
}

const zoneAt = (latitude: number, longitude: number) => lookUp(Math.max(-90, Math.min(90, latitude)), normalLongitude(longitude));

const knownZones = new Map<string, ReadonlySet<string>>();

function zonesOf(countryCode: string | null): ReadonlySet<string> {
  if (countryCode === null) return new Set();
  const zones =
    knownZones.get(countryCode) ?? new Set((new Intl.Locale(`und-${countryCode}`) as LocaleWithZones).getTimeZones?.()?.map(canonical));
  knownZones.set(countryCode, zones);
  return zones;
}

/** Newer than the library's types. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** Asia/Kolkata and Asia/Calcutta are the same. */
const canonical = (zone: string) => new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
