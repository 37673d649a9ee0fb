import type { Ctx } from "../../../platform/context.server.ts";
import { calendarError } from "../calendar.errors.ts";
import { type Refreshed, refreshCalendar } from "../refreshing/refresh-calendar.server.ts";
import { ownCalendar } from "./own-calendar.server.ts";
import { countFetch } from "./preview-calendar.server.ts";

/** Reads a calendar of the person's own listing now, paused or not. */
export async function syncCalendar(ctx: Ctx, listingId: string, calendarId: string): Promise<Refreshed> {
  await ownCalendar(ctx, listingId, calendarId);
  await countFetch(ctx);
  const refreshed = await refreshCalendar(ctx, calendarId);
  if (!refreshed) throw calendarError("calendar_not_found");
  return refreshed;
}
