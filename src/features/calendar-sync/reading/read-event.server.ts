import { shortDate } from "../../../platform/words/day-words.ts";
import type { EventLines } from "./calendar-parts.server.ts";
import { beginOf, type EndsAt, isBackward, lasting, oneDay, endingAt } from "./event-end.server.ts";
import { type EventKind, eventKind, mayBeEcho } from "./event-kind.rules.ts";
import {
  DAY,
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
  /** Its UID says that we wrote it, for this listing. */
  isOurs: boolean;
  isCancelled: boolean;
  start: Moment;
  /** Milliseconds on the listing's clocks from start to end; 0 means the night of the start. */
  length: number;
  endsAt: EndsAt;
  rules: Rule[];
  added: { start: Moment; length: number; endsAt: EndsAt }[];
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

/** What is said beside its events, and what they are read for. */
export type CalendarFile = {
  prodIds: readonly string[];
  zones: TimeZones;
  /** Timed events are read for their times, not for nights. */
  keepsTimes: boolean;
  /** Stands in the UIDs of what we exported of this listing. */
  ownMark: string | null;
};

/** What the lines of an event mean. What can't be read is named, and what can be read holds. */
export function readEvent(lines: EventLines, number: number, file: CalendarFile): CalendarEvent | UnreadableEvent {
  try {
    return readLines(lines, number, file);
  } catch {
    const problems = [{ what: whatIs(null, number), why: "It can't be read", meaning: "" }];
    return { start: null, end: null, uid: uidOf(lines), isCancelled: false, replaces: null, problems };
  }
}

export const uidOf = (lines: EventLines): string => valueOf(lines.get("UID")?.[0] ?? "").trim();

export const isOurs = (uid: string, { ownMark }: CalendarFile): boolean => ownMark !== null && uid.toLowerCase().includes(ownMark);

function readLines(lines: EventLines, number: number, file: CalendarFile): CalendarEvent | UnreadableEvent {
  const { prodIds, zones } = file;
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
  const signs = { summary: text("SUMMARY"), uid, prodIds };
  const event: CalendarEvent = {
    uid,
    kind: eventKind(signs),
    mayEcho: mayBeEcho(signs),
    isOurs: isOurs(uid, file),
    isCancelled,
    start,
    length: 0,
    endsAt: oneDay,
    rules: [],
    added: [],
    excluded: [],
    replaces,
    problems,
    notes: [],
  };

  readEnd(lines, event, { end, duration: first("DURATION") }, file);
  readDates(lines, event, zones);
  for (const line of lines.get("RRULE") ?? []) readRule(line, event, zones);
  return event;
}

function readEnd(
  lines: EventLines,
  event: CalendarEvent,
  said: { end: Moment | null; duration: Property | null },
  file: CalendarFile,
): void {
  const { start, problems, notes } = event;
  const keepsTimes = file.keepsTimes && !start.isDay;
  const least = keepsTimes ? "it holds 24 hours" : file.keepsTimes ? "it holds one day" : "it holds one night";
  const name = (why: string) => void problems.push(problemOf(start, why, least));
  const { end } = said;
  if (end && isBackward(start, end)) name("It ends before it starts");
  else if (end) {
    event.length = Math.max(0, onListing(end) - onListing(start));
    event.endsAt = endingAt(start, end);
  } else if (lines.has("DTEND")) name("Its end date can't be read");
  else if (lines.has("DURATION")) {
    const duration = readDuration(said.duration);
    if (duration === null) name("Its duration can't be read");
    event.length = duration ? duration.days * DAY + duration.ms : 0;
    event.endsAt = duration ? lasting(duration) : oneDay;
  } else if (keepsTimes) notes.push(problemOf(start, "It has no end", least));
  // Some programs write so what they give no end.
  if (keepsTimes && event.length === 0 && event.endsAt(start) === beginOf(start)) event.endsAt = oneDay;
  if (event.length > VERY_LONG) notes.push(problemOf(start, "It lasts longer than two years", "it holds every night until its end"));
  if (keepsTimes && !start.zone.isKnown) notes.push(problemOf(start, "Its time zone is unknown", "it is read by the clocks of the marina"));
}

function readDates(lines: EventLines, event: CalendarEvent, zones: TimeZones): void {
  const name = (why: string, meaning: string) => event.problems.push(problemOf(event.start, why, meaning));
  const [excluded, more] = [lines.get("EXDATE") ?? [], lines.get("RDATE") ?? []];
  if (valuesIn(more) + valuesIn(excluded) > MOST_DATES) return void name("It lists too many dates", "that list doesn't count");
  event.excluded = excluded.flatMap((line) => {
    const property = readProperty(line);
    return property ? readMoments(property, zones) : [];
  });
  const added = more.flatMap(eachValue);
  event.added = added.flatMap((line) => readPeriods(line, event, zones));
  if (event.added.length < added.length) name("Some of its dates can't be read", "only the others hold");
}

export const onListing = ({ time, zone }: Moment): number => zone.toListing(time);

const dayWords = (moment: Moment): string => shortDate(new Date(onListing(moment)).toISOString().slice(0, 10));

export const problemOf = (start: Moment, why: string, meaning: string): Problem => ({
  what: `The event on ${dayWords(start)}`,
  why,
  meaning,
});

const whatIs = (end: Moment | null, number: number): string =>
  end ? `An event that ends on ${dayWords(end)}` : `Event ${number} of the calendar`;

/** Dates, or periods with lengths of their own. */
export function readPeriods(line: string, ofEvent: Pick<CalendarEvent, "length" | "endsAt">, zones: TimeZones): CalendarEvent["added"] {
  const property = readProperty(line);
  if (!property) return [];
  const { length, endsAt } = ofEvent;
  if (property.type !== "period") return readMoments(property, zones).map((start) => ({ start, length, endsAt }));
  return property.values.flatMap((value) => {
    const [from, to] = (value as [string, string]).map((part) => ({ ...property, values: [part] }));
    const start = from && readMoment(from, zones);
    const end = to && readMoment(to, zones);
    if (!start) return [];
    if (end)
      return [
        {
          start,
          length: Math.max(0, onListing(end) - onListing(start)),
          endsAt: beginOf(end) > beginOf(start) ? endingAt(start, end) : oneDay,
        },
      ];
    const duration = readDuration(to ?? null);
    return [duration ? { start, length: duration.days * DAY + duration.ms, endsAt: lasting(duration) } : { start, length, endsAt }];
  });
}

export const valuesIn = (lines: string[] = []): number => lines.reduce((sum, line) => sum + line.split(",").length, 0);

function readRule(line: string, event: CalendarEvent, zones: TimeZones): void {
  const name = (why: string, meaning: string) => event.problems.push(problemOf(event.start, why, meaning));
  const rule = readRepeatRule(valueOf(line));
  if (typeof rule === "string") return void name(rule, "only its first date holds");
  const until = rule.until === null ? null : readUntil(rule.until, event.start, zones);
  if (rule.until !== null && until === null) name("The date until which it repeats can't be read", "it repeats without an end");
  event.rules.push({ rule, until });
}

function readUntil(text: string, { zone }: Moment, zones: TimeZones): Moment | null {
  const property = readProperty(`DTEND:${text}`);
  return property && readMoment(property, zones, zone);
}
