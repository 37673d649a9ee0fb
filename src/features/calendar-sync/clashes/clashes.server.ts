import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { nightsView } from "../../availability/index.server.ts";
import { ownTitles } from "../../listings/index.server.ts";
import { calendarError } from "../calendar.errors.ts";
import type { CalendarClash } from "../calendar.schema.ts";
import { calendarClashes, importedCalendars } from "../calendar.tables.server.ts";

/** One whose booking has let go of its nights is over, also before the calendar is read again. */
const isOpen = and(
  isNull(calendarClashes.resolvedAt),
  sql`exists (select 1 from ${nightsView} o where o.property_id = ${calendarClashes.propertyId} and o.night >= ${calendarClashes.firstNight}
    and o.night < ${calendarClashes.endNight} and ${calendarClashes.bookingId} in (o.booking_id, o.manual_booking_id))`,
);

/** The open clashes at the person's own listings, the nearest first. */
export async function listClashes(ctx: Ctx): Promise<CalendarClash[]> {
  const titles = await ownTitles(ctx);
  const rows = await ctx.db
    .select({ clash: calendarClashes, calendarName: importedCalendars.name })
    .from(calendarClashes)
    .innerJoin(importedCalendars, eq(importedCalendars.id, calendarClashes.calendarId))
    .where(and(isOpen, inArray(calendarClashes.propertyId, [...titles.keys()])))
    .orderBy(asc(calendarClashes.firstNight), asc(calendarClashes.id))
    .limit(200);
  return rows.map(({ calendarName, clash: { id, propertyId, calendarId, bookingId, firstNight, endNight, kind, foundAt } }) => ({
    id,
    listingId: propertyId,
    calendarId,
    calendarName,
    bookingId,
    firstNight,
    endNight,
    kind,
    listingTitle: titles.get(propertyId) ?? "",
    foundAt: foundAt.toISOString(),
  }));
}

/** How many clashes are open at the person's own listings. */
export async function countClashes(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(calendarClashes)
    .where(and(isOpen, inArray(calendarClashes.propertyId, [...(await ownTitles(ctx)).keys()])));
  return row?.total ?? 0;
}

/** The host knows of this clash and leaves it as it is: it is not shown again. Both sides go on holding their nights. */
export async function ignoreClash(ctx: Ctx, clashId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .update(calendarClashes)
    .set({ resolvedAt: ctx.clock.now(), resolution: "ignored" })
    .where(
      and(
        eq(calendarClashes.id, clashId),
        isNull(calendarClashes.resolvedAt),
        inArray(calendarClashes.propertyId, [...(await ownTitles(ctx)).keys()]),
      ),
    );
  if (rowCount === 0) throw calendarError("clash_not_found");
}
