import type { CalendarReading, CalendarStay, ReadingTask, SkippedEvent } from "./calendar-reading.ts";
import { takeApart } from "./calendar-parts.server.ts";
import { dayStart, type Occurrence, occurrencesOf, type Span } from "./occurrences.server.ts";
import { type CalendarEvent, DAY, readEvent } from "./read-event.server.ts";
import { openTimeZones } from "./time-zones.server.ts";

const MOST_EVENTS = 10_000;
const MOST_OCCURRENCES = 20_000;
const MOST_NAMED = 50;
const MINUTE = 60 * 1000;

/** What a calendar holds at the listing. Runs in the worker thread: a rule can make it endless. */
export function parseCalendar({ bytes, zone, from, until }: ReadingTask): CalendarReading {
  const parts = takeApart(bytes, MOST_EVENTS);
  if (typeof parts === "string") return { ok: false, reason: parts };
  const zones = openTimeZones(zone, parts.timeZones);
  const span = { from: Date.parse(from), until: Date.parse(until) };
  const read = parts.events.map((lines, index) => readEvent(lines, index + 1, parts.prodIds, zones));
  const events = read.filter((event) => event.start !== null);
  const skipped: SkippedEvent[] = read.flatMap((event) => (event.start === null && !event.isCancelled ? event.problems : []));

  const stays = new Map<string, CalendarStay>();
  const replacements = Map.groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  );
  const repeated = new Set(events.filter((event) => event.replaces === null).map(({ uid }) => uid));
  let left = MOST_OCCURRENCES;
  for (const event of events) {
    if (event.isCancelled || isPartOfAnother(event, repeated)) continue;
    let isAhead = false;
    for (const occurrence of occurrencesOf(event, event.replaces ? [] : (replacements.get(event.uid) ?? []), span)) {
      const nights = nightsOf(occurrence, span);
      if (!nights) continue;
      if (left-- === 0) return { ok: false, reason: "too_many_events" };
      isAhead = true;
      const stay = { ...nights, kind: event.kind };
      stays.set(`${stay.firstNight} ${stay.endNight} ${stay.kind}`, stay);
    }
    if (isAhead) skipped.push(...event.problems);
  }
  return {
    ok: true,
    stays: [...stays.values()].toSorted((a, b) => a.firstNight.localeCompare(b.firstNight) || a.endNight.localeCompare(b.endNight)),
    skipped: skipped.slice(0, MOST_NAMED),
    facts: {
      events: read.length,
      cancelled: read.filter(({ isCancelled }) => isCancelled).length,
      skippedEvents: skipped.length,
      isComplete: parts.isComplete,
    },
  };
}

/** A change of an occurrence and of all after it is worked into the event that it changes. */
const isPartOfAnother = ({ uid, replaces }: CalendarEvent, repeated: ReadonlySet<string>): boolean =>
  replaces !== null && replaces.andFollowing && uid !== "" && repeated.has(uid);

/**
 * The nights from the day of the start until the day of the end, at least the night of the start; null when none is within the span. An end in
 * the last minute of a day means the end of that day.
 */
function nightsOf({ start, length }: Occurrence, span: Span): Omit<CalendarStay, "kind"> | null {
  const first = dayStart(start);
  const end = Math.max(dayStart(start + length + MINUTE), first + DAY);
  const [from, until] = [Math.max(first, span.from), Math.min(end, span.until)];
  return from < until ? { firstNight: dayOf(from), endNight: dayOf(until) } : null;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
