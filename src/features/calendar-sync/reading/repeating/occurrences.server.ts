import type { EndsAt } from "../event-end.server.ts";
import { DAY, type Moment } from "../event-property.server.ts";
import { type CalendarEvent, MOST_DATES, onListing, problemOf, type Rule, type UnreadableEvent } from "../read-event.server.ts";
import type { ClockTime } from "../time-zones.server.ts";
import { ruleTimes } from "./rule-dates.server.ts";

/** On the listing's clocks; and the moment at which it begins, and what says when it ends. */
export type Occurrence = { start: ClockTime; length: number; moment: Moment; endsAt: EndsAt };
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
  for (const { moment, length, endsAt } of startsOf(event, span)) {
    if (isGone(moment)) continue;
    const start = onListing(moment);
    const change = changes.findLast(({ from }) => from <= start);
    if (!change) yield { start, length, moment, endsAt };
    else if (!change.by.isCancelled) yield changedBy(change.by, start - change.from);
  }
}

/** The occurrence that comes so much later than the first one that was changed. */
const changedBy = ({ start, length, endsAt }: CalendarEvent, later: number): Occurrence => ({
  start: onListing(start) + later,
  length,
  moment: { ...start, time: start.time + later },
  endsAt,
});

function* startsOf(event: CalendarEvent, span: Span): Generator<Omit<Occurrence, "start">> {
  const { endsAt } = event;
  yield { moment: event.start, length: event.length, endsAt };
  for (const { start, ...lasts } of event.added) yield { moment: start, ...lasts };
  let dates = 0;
  for (const rule of event.rules)
    for (const moment of repeat(event, rule, span)) {
      if (moment.time === event.start.time) continue;
      if (++dates > MOST_DATES)
        return void event.problems.push(problemOf(event.start, "It repeats too often", "only its first dates hold"));
      yield { moment, length: event.length, endsAt };
    }
}

/** Zones are less than two days apart. */
const ZONES_APART = 2 * DAY;

function* repeat({ start, length }: CalendarEvent, { rule, until }: Rule, span: Span): Generator<Moment> {
  // A day without a clock includes all of that day.
  const last = until ? onListing(until) + (until.isDay ? DAY - 1 : 0) : Infinity;
  for (const time of ruleTimes(rule, start.time, start.isDay, span.from - length - ZONES_APART, span.until + ZONES_APART)) {
    const moment = { ...start, time };
    const at = onListing(moment);
    if (at > last || at >= span.until) return;
    yield moment;
  }
}

function excluding(isDay: boolean, moments: readonly Moment[]): (moment: Moment) => boolean {
  if (moments.length === 0) return () => false;
  const days = new Set(moments.filter((moment) => isDay || moment.isDay).map(({ time }) => dayStart(time)));
  const times = new Set(moments.filter((moment) => !moment.isDay).map(onListing));
  return (moment) => days.has(dayStart(moment.time)) || (!isDay && times.has(onListing(moment)));
}

export const dayStart = (time: ClockTime): ClockTime => Math.floor(time / DAY) * DAY;
