import type { Clock } from "../src/platform/clock.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Midnight (UTC) so many days before today: the demo world moves along with the calendar. */
export function daysAgo(clock: Clock, days: number): Date {
  return new Date((Math.floor(clock.now().getTime() / DAY_MS) - days) * DAY_MS);
}
