import ICAL from "ical.js";
import type { ClockTime, TimeZones, Zone } from "./time-zones.server.ts";

/** One line of an event as the library reads it (jCal). */
export type Property = { name: string; type: string; tzid: string | null; values: unknown[] };

/** A day, or a time on the clocks of its zone. */
export type Moment = { time: ClockTime; isDay: boolean; zone: Zone };

const DAY_IN_ORDER = /^DT(START|END);VALUE=DATE:\d{8}$/;
const DATES = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|FREEBUSY)[;:]/i;
/** What stands before a value is a name and a few parameters. */
const LONGEST_HEAD = 2_000;
export const DAY = 24 * 3600 * 1000;

export function readProperty(line: string): Property | null {
  if (line.length > LONGEST_HEAD && valueStart(line) > LONGEST_HEAD) return null;
  try {
    const [name, { tzid }, type, ...values] = ICAL.parse.property(DAY_IN_ORDER.test(line) || !DATES.test(line) ? line : inOrder(line)) as [
      string,
      { tzid?: string | string[] },
      string,
      ...unknown[],
    ];
    return { name, type, tzid: [tzid].flat()[0] ?? null, values };
  } catch {
    return null;
  }
}

/** Puts right what programs often get wrong: days without VALUE=DATE, times without seconds, dashes and colons as in ISO 8601. */
function inOrder(line: string): string {
  const at = valueStart(line);
  const head = line.slice(0, at);
  const values = line
    .slice(at + 1)
    .replace(/[-:\s]/g, "")
    .toUpperCase()
    .replace(/(T\d{4})(?=Z?(,|\/|$))/g, "$100");
  if (!/^\d{8}(,\d{8})*$/.test(values)) return `${head}:${values}`;
  return `${head.replace(/;VALUE=[\w-]*/i, "")};VALUE=DATE:${values}`;
}

/** What a line says, as it is written. */
export const valueOf = (line: string): string => line.slice(valueStart(line) + 1);

/** The same line once for each of its values, so that one that can't be read spoils no other. */
export function eachValue(line: string): string[] {
  const at = valueStart(line);
  return line
    .slice(at + 1)
    .split(",")
    .map((value) => `${line.slice(0, at)}:${value}`);
}

function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ":" && !isQuoted) return at;
  }
  return line.length;
}

export const readMoments = (property: Property, zones: TimeZones): Moment[] =>
  property.values.flatMap((value) => readMoment({ ...property, values: [value] }, zones) ?? []);

/** Null when it is no day of the calendar. */
export function readMoment({ tzid, values }: Property, zones: TimeZones, floating = zones.floating): Moment | null {
  const [, day, clock = "", utc] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d)?(Z?)$/.exec(String(values[0])) ?? [];
  if (!day) return null;
  const time = Date.parse(`${day}${clock || "T00:00:00"}Z`);
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== Number(day.slice(8))) return null;
  if (!clock) return { time, isDay: true, zone: zones.floating };
  return { time, isDay: false, zone: utc ? zones.utc : tzid ? zones.named(tzid) : floating };
}

/** Days by the clock and milliseconds by the stopwatch. */
export type Duration = { days: number; ms: number };

/** Null when it can't be read or goes backward. */
export function readDuration(property: Property | null): Duration | null {
  const text = String(property?.values[0] ?? "");
  try {
    const duration = ICAL.Duration.fromString(text);
    const seconds = duration.toSeconds();
    const days = duration.weeks * 7 + duration.days;
    return seconds >= 0 ? { days, ms: seconds * 1000 - days * DAY } : null;
  } catch {
    return null;
  }
}
