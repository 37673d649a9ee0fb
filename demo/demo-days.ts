import { type Clock, DAY_MS } from "../src/platform/clock.ts";

/** Midnight (UTC) so many days before today: the demo world moves along with the calendar. */
export function daysAgo(clock: Clock, days: number): Date {
  return new Date((Math.floor(clock.now().getTime() / DAY_MS) - days) * DAY_MS);
}
