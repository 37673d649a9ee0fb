import { shortDate } from "../../../platform/words/day-words.ts";
import type { EventLines } from "./calendar-parts.server.ts";
import { type EventKind, eventKind, mayBeEcho } from "./event-kind.rules.ts";
import {
  eachValue,
  type Moment,
  type Property,
  readDuration,
  readMoment,
  readMoments,
  readProperty,
  valueOf,
} from "./event-property.server.ts";
import { readRepeatRule, type RepeatRule } from "./repeating/repeat-rule.server.ts";
import type { TimeZones } from "./time-zones.server.ts";

export const DAY = 24 * 3600 * 1000;
/** Of one event: those that it lists, or those on which it repeats as far as we read. */
export const MOST_DATES = 10_000;
const VERY_LONG = 731 * DAY;

/** How an event repeats, and the moment after which it doesn't any more. */
export type Rule = { rule: RepeatRule; until: Moment | null };

/** What can't be read of an event, and what that means unless an earlier reading knows its nights. */
export type Problem = { what: string; why: string; meaning: string };

export type CalendarEvent = {
  uid: string;
  kind: EventKind;
  mayEcho: boolean;
  isCancelled: boolean;
  start: Moment;
  /** Milliseconds on the listing's clocks from start to end; 0 means the night of the start. */
  length: number;
  rules: Rule[];
  added: { start: Moment; length: number }[];
  excluded: Moment[];
  /** The occurrence of the event with the same UID that this one stands for, and whether for all after it too. */
  replaces: { moment: Moment; andFollowing: boolean } | null;
  problems: Problem[];
  /** What the host should know although it can be read. */
  notes: Problem[];
};

export type UnreadableEvent = Pick<CalendarEvent, "uid" | "isCancelled" | "replaces" | "problems"> & {
  start: null;
  /** When it surely is over; null if nobody can tell. */
  end: Moment | null;
};

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
    const problems = [{ what: whatIs(null, number), why: "It can't be read", meaning: "" }];
    return { start: null, end: null, uid: uidOf(lines), isCancelled: false, replaces: null, problems };
  }
}

export const uidOf = (lines: EventLines): string => valueOf(lines.get("UID")?.[0] ?? "").trim();

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
  const uid = uidOf(lines);
  const replaced = moment("RECURRENCE-ID");
  const replaces = replaced && { moment: replaced, andFollowing: /;range="?thisandfuture/i.test(lines.get("RECURRENCE-ID")?.[0] ?? "") };
  if (!start) {
    const problem = { what: whatIs(end, number), why: "Its start date is missing or can't be read", meaning: "" };
    const repeats = lines.has("RRULE") || lines.has("RDATE");
    return { start, end: repeats ? null : end, uid, isCancelled, replaces, problems: [problem] };
  }

  const problems: Problem[] = [];
  const name = (why: string, meaning: string) => problems.push(problemOf(start, why, meaning));
  const signs = { summary: text("SUMMARY"), uid, prodIds };
  const event: CalendarEvent = {
    uid,
    kind: eventKind(signs),
    mayEcho: mayBeEcho(signs),
    isCancelled,
    start,
    length: 0,
    rules: [],
    added: [],
    excluded: [],
    replaces,
    problems,
    notes: [],
  };

  if (end) event.length = onListing(end) - onListing(start);
  else if (lines.has("DTEND")) name("Its end date can't be read", ONE_NIGHT);
  else if (lines.has("DURATION")) {
    const duration = readDuration(first("DURATION"));
    if (duration === null) name("Its duration can't be read", ONE_NIGHT);
    event.length = duration ?? 0;
  }
  if (event.length < 0) {
    name("It ends before it starts", ONE_NIGHT);
    event.length = 0;
  }
  if (event.length > VERY_LONG) event.notes.push(problemOf(start, "It lasts longer than two years", "it holds every night until its end"));
  if (valuesIn(lines.get("RDATE")) + valuesIn(lines.get("EXDATE")) > MOST_DATES) name("It lists too many dates", "that list doesn't count");
  else {
    event.excluded = all("EXDATE").flatMap((property) => readMoments(property, zones));
    const added = (lines.get("RDATE") ?? []).flatMap(eachValue);
    event.added = added.flatMap((line) => readPeriods(line, event.length, zones));
    if (event.added.length < added.length) name("Some of its dates can't be read", "only the others hold");
  }
  for (const line of lines.get("RRULE") ?? []) readRule(line, event, zones);
  return event;
}

export const onListing = ({ time, toListing }: Moment): number => toListing(time);

const dayWords = (moment: Moment): string => shortDate(new Date(onListing(moment)).toISOString().slice(0, 10));

export const problemOf = (start: Moment, why: string, meaning: string): Problem => ({
  what: `The event on ${dayWords(start)}`,
  why,
  meaning,
});

const whatIs = (end: Moment | null, number: number): string =>
  end ? `An event that ends on ${dayWords(end)}` : `Event ${number} of the calendar`;

/** Dates, or periods with lengths of their own. */
export function readPeriods(line: string, length: number, zones: TimeZones): CalendarEvent["added"] {
  const property = readProperty(line);
  if (!property) return [];
  if (property.type !== "period") return readMoments(property, zones).map((start) => ({ start, length }));
  return property.values.flatMap((value) => {
    const [from, to] = (value as [string, string]).map((part) => ({ ...property, values: [part] }));
    const start = from && readMoment(from, zones);
    const end = to && readMoment(to, zones);
    if (!start) return [];
    return [{ start, length: Math.max(0, end ? onListing(end) - onListing(start) : (readDuration(to ?? null) ?? length)) }];
  });
}

export const valuesIn = (lines: string[] = []): number => lines.reduce((sum, line) => sum + line.split(",").length, 0);

const ONE_NIGHT = "it holds one night";

function readRule(line: string, event: CalendarEvent, zones: TimeZones): void {
  const name = (why: string, meaning: string) => event.problems.push(problemOf(event.start, why, meaning));
  const rule = readRepeatRule(valueOf(line));
  if (typeof rule === "string") return void name(rule, "only its first date holds");
  const until = rule.until === null ? null : readUntil(rule.until, event.start, zones);
  if (rule.until !== null && until === null) name("The date until which it repeats can't be read", "it repeats without an end");
  event.rules.push({ rule, until });
}

function readUntil(text: string, { toListing }: Moment, zones: TimeZones): Moment | null {
  const property = readProperty(`DTEND:${text}`);
  return property && readMoment(property, zones, toListing);
}
