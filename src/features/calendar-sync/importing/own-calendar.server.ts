import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { calendarError } from "../calendar.errors.ts";
import type { CalendarRow } from "../calendar.queries.server.ts";
import { importedCalendars } from "../calendar.tables.server.ts";

/** A calendar of the person's own listing; to anyone else it is not found. */
export async function ownCalendar(ctx: Ctx, listingId: string, calendarId: string): Promise<CalendarRow> {
  await ownListing(ctx, listingId);
  const [row] = await ctx.db
    .select()
    .from(importedCalendars)
    .where(and(eq(importedCalendars.id, calendarId), eq(importedCalendars.propertyId, listingId)));
  if (!row) throw calendarError("calendar_not_found");
  return row;
}
