import {
  type CalendarEvent,
  DAY,
  FIRST_DATE,
  onListing,
  problemOf,
  type Rule,
  type UnreadableEvent,
  UNREADABLE_RULE,
} from "./read-event.server.ts";
import type { Moment } from "./event-property.server.ts";
import { type ClockTime, libraryTime } from "./time-zones.server.ts";

/** On the listing's clocks. */
export type Occurrence = { start: ClockTime; length: number };
export type Span = { from: ClockTime; until: ClockTime };

/** When an event takes place within a span, without what it excludes and with what others replace of it. */
export function* occurrencesOf(
  event: CalendarEvent,
  replacements: readonly (CalendarEvent | UnreadableEvent)[],
  span: Span,
): Generator<Occurrence> {
  const isGone = excluding(event.start.isDay, [
    ...event.excluded,
    ...replacements.flatMap(({ replaces }) => (replaces && !replaces.andFollowing ? [replaces.moment] : [])),
  ]);
  const changes = replacements
    .flatMap((by) => (by.start && by.replaces?.andFollowing ? [{ by, from: onListing(by.replaces.moment) }] : []))
    .toSorted((a, b) => a.from - b.from);
  for (const { moment, length } of startsOf(event, span)) {
    if (isGone(moment)) continue;
    const start = onListing(moment);
    const change = changes.findLast(({ from }) => from <= start);
    if (!change) yield { start, length };
    else if (!change.by.isCancelled) yield { start: start + onListing(change.by.start) - change.from, length: change.by.length };
  }
}

function* startsOf(event: CalendarEvent, span: Span): Generator<{ moment: Moment; length: number }> {
  yield { moment: event.start, length: event.length };
  for (const { start, length } of event.added) yield { moment: start, length };
  for (const rule of event.rules) {
    try {
      for (const moment of repeat(event, rule, span)) if (moment.time !== event.start.time) yield { moment, length: event.length };
    } catch {
      event.problems.push(problemOf(event.start, UNREADABLE_RULE, FIRST_DATE));
    }
  }
}

function* repeat({ start, length }: CalendarEvent, { recur, until }: Rule, span: Span): Generator<Moment> {
  // A day without a clock includes all of that day.
  const last = until ? onListing(until) + (until.isDay ? DAY - 1 : 0) : Infinity;
  const iterator = recur.iterator(libraryTime(firstWorthwhile(start.time, length, recur, span)));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const moment = { ...start, time: Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second) };
    const at = onListing(moment);
    if (at > last || at >= span.until) return;
    yield moment;
  }
}

/** Goes over the years before the span in whole steps of the rule; one that counts its dates must be followed from its start. */
function firstWorthwhile(start: ClockTime, length: number, recur: Rule["recur"], { from }: Span): ClockTime {
  const step = recur.interval * (recur.freq === "DAILY" ? DAY : 7 * DAY);
  if (recur.count || (recur.freq !== "DAILY" && recur.freq !== "WEEKLY")) return start;
  return start + Math.max(0, Math.floor((from - length - 2 * DAY - start) / step)) * step;
}

function excluding(isDay: boolean, moments: readonly Moment[]): (moment: Moment) => boolean {
  if (moments.length === 0) return () => false;
  const days = new Set(moments.filter((moment) => isDay || moment.isDay).map(({ time }) => dayStart(time)));
  const times = new Set(moments.filter((moment) => !moment.isDay).map(onListing));
  return (moment) => days.has(dayStart(moment.time)) || (!isDay && times.has(onListing(moment)));
}

export const dayStart = (time: ClockTime): ClockTime => Math.floor(time / DAY) * DAY;
