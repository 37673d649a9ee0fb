import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { importedCalendars } from "../calendar.tables.server.ts";
import { ownCalendar } from "./own-calendar.server.ts";

/** Removes a calendar from the person's own listing. The nights that only it held are free. */
export async function removeCalendar(ctx: Ctx, listingId: string, calendarId: string): Promise<void> {
  await ownCalendar(ctx, listingId, calendarId);
  await ctx.db.delete(importedCalendars).where(eq(importedCalendars.id, calendarId));
}
