import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { calendarError } from "../calendar.errors.ts";
import type { CalendarClash } from "../calendar.schema.ts";
import { calendarClashes, importedCalendars } from "../calendar.tables.server.ts";

/** One whose booking has let go of its nights is over, also before the calendar is read again. */
const isOpen = and(
  isNull(calendarClashes.resolvedAt),
  sql`exists (select 1 from occupied_nights o where o.property_id = ${calendarClashes.propertyId} and o.night >= ${calendarClashes.firstNight}
    and o.night < ${calendarClashes.endNight} and o.booking_id = ${calendarClashes.bookingId})`,
);

const areOwn = (ctx: Ctx) =>
  inArray(
    calendarClashes.propertyId,
    ctx.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.hostId, requireActor(ctx).id)),
  );

/** The open clashes at the person's own listings, the nearest first. */
export async function listClashes(ctx: Ctx): Promise<CalendarClash[]> {
  const rows = await ctx.db
    .select({ clash: calendarClashes, listingTitle: properties.title, calendarName: importedCalendars.name })
    .from(calendarClashes)
    .innerJoin(properties, eq(properties.id, calendarClashes.propertyId))
    .innerJoin(importedCalendars, eq(importedCalendars.id, calendarClashes.calendarId))
    .where(and(isOpen, areOwn(ctx)))
    .orderBy(asc(calendarClashes.firstNight), asc(calendarClashes.id))
    .limit(200);
  return rows.map(({ clash: { id, propertyId, calendarId, bookingId, firstNight, endNight, foundAt }, ...names }) => ({
    id,
    listingId: propertyId,
    calendarId,
    bookingId,
    firstNight,
    endNight,
    foundAt: foundAt.toISOString(),
    ...names,
  }));
}

/** How many clashes wait for the person. */
export const countClashes = (ctx: Ctx): Promise<number> => ctx.db.$count(calendarClashes, and(isOpen, areOwn(ctx)));

/** The host knows of this clash and leaves it as it is: it is not shown again. Both sides go on holding their nights. */
export async function ignoreClash(ctx: Ctx, clashId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .update(calendarClashes)
    .set({ resolvedAt: ctx.clock.now(), resolution: "ignored" })
    .where(and(eq(calendarClashes.id, clashId), isNull(calendarClashes.resolvedAt), areOwn(ctx)));
  if (rowCount === 0) throw calendarError("clash_not_found");
}
