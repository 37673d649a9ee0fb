import ICAL from "ical.js";
import { shortDate } from "../../../platform/day-words.ts";
import type { EventLines } from "./calendar-parts.server.ts";
import type { SkippedEvent } from "./calendar-reading.ts";
import { type EventKind, eventKind } from "./event-kind.rules.ts";
import { type Moment, type Property, readDuration, readMoment, readMoments, readProperty } from "./event-property.server.ts";
import type { TimeZones } from "./time-zones.server.ts";

export const DAY = 24 * 3600 * 1000;

/** A rule as the library reads it, with the moment after which it ends. */
export type Rule = { recur: ICAL.Recur; until: Moment | null };

export type CalendarEvent = {
  uid: string;
  kind: EventKind;
  isCancelled: boolean;
  start: Moment;
  /** Milliseconds on the listing's clocks from start to end; 0 means the night of the start. */
  length: number;
  rules: Rule[];
  added: { start: Moment; length: number }[];
  excluded: Moment[];
  /** The occurrence of the event with the same UID that this one stands for, and whether for all after it too. */
  replaces: { moment: Moment; andFollowing: boolean } | null;
  problems: SkippedEvent[];
};

type UnreadableEvent = { start: null; isCancelled: boolean; problems: SkippedEvent[] };

/** What the lines of an event mean. What can't be read is named, and what can be read holds. */
export function readEvent(
  lines: EventLines,
  number: number,
  prodIds: readonly string[],
  zones: TimeZones,
): CalendarEvent | UnreadableEvent {
  try {
    return readLines(lines, number, prodIds, zones);
  } catch {
    return { start: null, isCancelled: false, problems: [{ what: `Event ${number} of the calendar`, why: "It can't be read." }] };
  }
}

function readLines(lines: EventLines, number: number, prodIds: readonly string[], zones: TimeZones): CalendarEvent | UnreadableEvent {
  const all = (name: string): Property[] => (lines.get(name) ?? []).map(readProperty).filter((property) => property !== null);
  const first = (name: string): Property | null => all(name)[0] ?? null;
  const text = (name: string): string => String(first(name)?.values[0] ?? "");
  const moment = (name: string): Moment | null => {
    const property = first(name);
    return property && readMoment(property, zones);
  };

  const isCancelled = text("STATUS").trim().toUpperCase() === "CANCELLED";
  const [start, end] = [moment("DTSTART"), moment("DTEND")];
  if (!start) return { start, isCancelled, problems: [{ what: whatIs(end, number), why: "Its start date is missing or can't be read." }] };

  const problems: SkippedEvent[] = [];
  const name = (why: string) => problems.push(problemOf(start, why));
  const replaced = moment("RECURRENCE-ID");
  const uid = text("UID").trim();
  const event: CalendarEvent = {
    uid,
    kind: eventKind({ summary: text("SUMMARY"), uid, prodIds }),
    isCancelled,
    start,
    length: 0,
    rules: [],
    added: [],
    excluded: all("EXDATE").flatMap((property) => readMoments(property, zones)),
    replaces: replaced && { moment: replaced, andFollowing: /;range="?thisandfuture/i.test(lines.get("RECURRENCE-ID")?.[0] ?? "") },
    problems,
  };

  if (end) event.length = onListing(end) - onListing(start);
  else if (lines.has("DTEND")) name("Its end date can't be read, so it holds one night.");
  else if (lines.has("DURATION")) {
    const duration = readDuration(first("DURATION"));
    if (duration === null) name("Its duration can't be read, so it holds one night.");
    event.length = duration ?? 0;
  }
  if (event.length < 0) {
    name("It ends before it starts, so it holds one night.");
    event.length = 0;
  }
  event.added = all("RDATE").flatMap((property) => readAdded(property, event.length, zones));
  for (const line of lines.get("RRULE") ?? []) {
    const rule = readRule(readProperty(line), start, zones);
    if (typeof rule === "string") name(rule);
    else event.rules.push(rule);
  }
  return event;
}

export const onListing = ({ time, toListing }: Moment): number => toListing(time);

const dayWords = (moment: Moment): string => shortDate(new Date(onListing(moment)).toISOString().slice(0, 10));

export const problemOf = (start: Moment, why: string): SkippedEvent => ({ what: `The event on ${dayWords(start)}`, why });

const whatIs = (end: Moment | null, number: number): string =>
  end ? `An event that ends on ${dayWords(end)}` : `Event ${number} of the calendar`;

function readAdded(property: Property, length: number, zones: TimeZones): CalendarEvent["added"] {
  if (property.type !== "period") return readMoments(property, zones).map((start) => ({ start, length }));
  return property.values.flatMap((value) => {
    const [from, to] = (value as [string, string]).map((part) => ({ ...property, values: [part] }));
    const start = from && readMoment(from, zones);
    const end = to && readMoment(to, zones);
    if (!start) return [];
    return [{ start, length: Math.max(0, end ? onListing(end) - onListing(start) : (readDuration(to ?? null) ?? length)) }];
  });
}

export const UNREADABLE_RULE = "It repeats in a way we can't read, so only its first date holds.";

type RuleData = Parameters<typeof ICAL.Recur.fromData>[0];

function readRule(property: Property | null, start: Moment, zones: TimeZones): Rule | string {
  if (!property) return UNREADABLE_RULE;
  const { until, ...data } = property.values[0] as Omit<RuleData, "until"> & { until?: string };
  if (["SECONDLY", "MINUTELY", "HOURLY"].includes(String(data.freq)))
    return "It repeats several times a day, so only its first date holds.";
  return {
    recur: ICAL.Recur.fromData(data),
    until: until === undefined ? null : readMoment({ name: "until", type: "", tzid: null, values: [until] }, zones, start.toListing),
  };
}
