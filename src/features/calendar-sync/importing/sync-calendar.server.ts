import type { Ctx } from "../../../platform/context.server.ts";
import { NOTHING_CHANGED, type Refreshed, refreshCalendar } from "../refreshing/refresh-calendar.server.ts";
import { ownCalendar } from "./own-calendar.server.ts";
import { countFetch } from "./preview-calendar.server.ts";

/** Reads a calendar of the person's own listing now, paused or not. */
export async function syncCalendar(ctx: Ctx, listingId: string, calendarId: string): Promise<Refreshed> {
  await ownCalendar(ctx, listingId, calendarId);
  await countFetch(ctx);
  // None: someone else read it meanwhile.
  return (await refreshCalendar(ctx, calendarId, { readFor: "person" })) ?? { outcome: "same", ...NOTHING_CHANGED, error: null };
}
