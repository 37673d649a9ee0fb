import { setTimeout as wait } from "node:timers/promises";
import type { Ctx } from "../../../platform/context.server.ts";
import { calendarsOf, makeDue } from "../calendar.queries.server.ts";
import { refreshCalendar } from "./refresh-calendar.server.ts";
import { wakeRefreshing } from "./turns/refresh-due.server.ts";

const FRESH_MS = 60_000;
const WAIT_MS = 2_000;
/** Many who book at the same moment share one reading. */
const JUST_NOW_MS = 3_000;

/** Has a listing's calendars read again in the background if that was more than a minute ago. For a quote, which doesn't wait for it. */
export async function touchCalendars(ctx: Ctx, listingId: string): Promise<void> {
  const now = ctx.clock.now();
  if (await makeDue(ctx, listingId, new Date(now.getTime() - FRESH_MS), now)) await wakeRefreshing(ctx);
}

/**
 * Reads a listing's calendars once more before a booking is confirmed, outside any transaction, and waits two seconds at most. One that is slow or
 * fails doesn't block the booking: its history says so.
 */
export async function freshenCalendars(ctx: Ctx, listingId: string): Promise<void> {
  const now = ctx.clock.now();
  const justNow = new Date(now.getTime() - JUST_NOW_MS);
  const calendars = (await calendarsOf(ctx, listingId)).filter(
    ({ isPaused, triedAt, waitUntil }) => !isPaused && !(triedAt && triedAt > justNow) && !(waitUntil && waitUntil > now),
  );
  if (calendars.length === 0) return;
  const waited = new AbortController();
  const allRead = Promise.all(calendars.map(({ id }) => refreshAlone(ctx, id)));
  await Promise.race([allRead, wait(WAIT_MS, null, { signal: waited.signal }).catch(() => {})]);
  waited.abort();
}

/** Goes on when the booking doesn't wait any longer. */
async function refreshAlone(ctx: Ctx, calendarId: string): Promise<void> {
  try {
    await refreshCalendar(ctx, calendarId, { readFor: "booking", timeLimitMs: WAIT_MS });
  } catch (error) {
    ctx.log.warn({ err: error, calendarId }, "a calendar could not be read before a booking");
  }
}
