import { DAY, type Duration, type Moment } from "./event-property.server.ts";

/** Until when what begins at this moment lasts. */
export type EndsAt = (start: Moment) => number;

export const beginOf = ({ time, zone }: Moment): number => zone.toInstant(time);
const endOf = ({ time, zone }: Moment): number => zone.toInstant(time, "last");

/** Longer than anything that is read, and short enough to be a date. */
const LONGEST = 5_000 * DAY;

/** Days go by the clock, hours by the stopwatch. */
export const lasting =
  ({ days, ms }: Duration): EndsAt =>
  ({ time, zone }) =>
    (days === 0 ? zone.toInstant(time) : zone.toInstant(time + Math.min(days * DAY, LONGEST), "last")) + Math.min(ms, LONGEST);

/** What says no end. */
export const oneDay: EndsAt = lasting({ days: 0, ms: DAY });

/**
 * From the first start until this end. Where an occurrence has a clock change in it, sites differ: it ends at the later of the same time of day and the same
 * length.
 */
export function endingAt(first: Moment, end: Moment): EndsAt {
  const length = beginOf(end) - beginOf(first);
  const byClock = end.zone === first.zone && end.time - first.time < LONGEST ? end.time - first.time : null;
  return (start) => {
    if (start.time === first.time) return endOf(end);
    const byStopwatch = beginOf(start) + length;
    return byClock === null ? byStopwatch : Math.max(byStopwatch, endOf({ ...start, time: start.time + byClock }));
  };
}

/** Whether it ends before it starts, on the clocks where one of them is a day. */
export const isBackward = (start: Moment, end: Moment): boolean =>
  start.isDay || end.isDay ? end.zone.toListing(end.time) < start.zone.toListing(start.time) : endOf(end) < beginOf(start);
