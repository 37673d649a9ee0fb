import { fromAbsolute, parseDateTime } from "@internationalized/date";
import ICAL from "ical.js";
import { findIana } from "windows-iana";

const QUARTER = 15 * 60 * 1000;
/** The whole history of a zone takes a tenth of that. */
const LONGEST_DEFINITION = 100_000;

/** What a clock shows, as the milliseconds at which a clock in UTC shows it. */
export type ClockTime = number;
/** From what a clock of an event's zone shows to what a clock at the listing shows at that moment. */
export type ToListing = (time: ClockTime) => ClockTime;

/** Of a time that the clocks show twice, its first or its last moment. One that they skip is as long after midnight as it says, so an hour later on the clock. */
export type ToInstant = (time: ClockTime, which?: "first" | "last") => number;
/** The clocks of one zone. */
export type Zone = { toListing: ToListing; toInstant: ToInstant; isKnown: boolean };

export type TimeZones = { utc: Zone; floating: Zone; named(tzid: string): Zone };

/**
 * The zones of one calendar: IANA names, Windows names, the file's own definitions. An unknown name means the listing's zone. Nothing is
 * registered with the library, whose registry is shared by all calendars.
 */
export function openTimeZones(listingZone: string, definitions: readonly string[]): TimeZones {
  const toInstantIn =
    (zone: string): ToInstant =>
    (time, which) =>
      parseDateTime(clockText(time))
        .toDate(zone, which === "last" ? "later" : "compatible")
        .getTime();
  const floating: Zone = { toListing: (time) => time, toInstant: toInstantIn(listingZone), isKnown: true };
  const atListing = (instant: number): ClockTime => instant + fromAbsolute(instant, listingZone).offset;
  const byName = (zone: string): Zone => {
    const toInstant = toInstantIn(zone);
    return zone === listingZone ? floating : { toListing: remember((time) => atListing(toInstant(time))), toInstant, isKnown: true };
  };
  const own = ownZones(definitions);
  const byDefinition = (zone: ICAL.Timezone): Zone => {
    const toInstant: ToInstant = (time, which) => {
      try {
        return time - zone.utcOffset(libraryTime(time)) * 1000;
      } catch {
        return floating.toInstant(time, which);
      }
    };
    return { toListing: remember((time) => atListing(toInstant(time))), toInstant, isKnown: true };
  };
  const find = (tzid: string): Zone => {
    const iana = ianaName(tzid);
    if (iana) return byName(iana);
    const zone = own.get(tzid);
    return zone ? byDefinition(zone) : { ...floating, isKnown: false };
  };
  const known = new Map<string, Zone>();
  const toUtc: ToInstant = (time) => time;
  return {
    floating,
    utc: listingZone === "UTC" ? floating : { toListing: remember(atListing), toInstant: toUtc, isKnown: true },
    named(tzid) {
      const name = tzid.trim();
      const zone = known.get(name) ?? find(name);
      known.set(name, zone);
      return zone;
    },
  };
}

const libraryTime = (time: ClockTime): ICAL.Time => ICAL.Time.fromDateTimeString(clockText(time));

const clockText = (time: ClockTime): string => new Date(time).toISOString().slice(0, 19);

/** Asked for once a quarter of an hour: no zone changes its clocks in between, and repeating events ask for the same times again and again. */
function remember(convert: ToListing): ToListing {
  const offsets = new Map<number, number>();
  return (time) => {
    const quarter = Math.floor(time / QUARTER) * QUARTER;
    const offset = offsets.get(quarter) ?? convert(quarter) - quarter;
    offsets.set(quarter, offset);
    return time + offset;
  };
}

/** Also as some programs write it: "/mozilla.org/20070129_1/Europe/Berlin". */
function ianaName(tzid: string): string | null {
  const [last, ...before] = tzid.split("/").toReversed();
  const endings = tzid.startsWith("/") ? [`${before[0]}/${last}`, `${before[1]}/${before[0]}/${last}`] : [];
  return [tzid, ...findIana(tzid).slice(0, 1), ...endings].find(isZone) ?? null;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function ownZones(definitions: readonly string[]): Map<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  for (const text of definitions) {
    if (text.length > LONGEST_DEFINITION) continue;
    try {
      const zone = new ICAL.Timezone({ component: ICAL.Component.fromString(text) });
      if (zone.tzid) zones.set(zone.tzid.trim(), zone);
    } catch {
      // A definition that can't be read is an unknown zone.
    }
  }
  return zones;
}
