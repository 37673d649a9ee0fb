import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { boatHoursView, nightsView, takenTimesView } from "../../availability/index.server.ts";
import { bookedSeatsView } from "../../charters/index.server.ts";
import { ownTitles } from "../../listings/index.server.ts";
import { calendarError } from "../calendar.errors.ts";
import type { CalendarClash } from "../calendar.schema.ts";
import { calendarClashes, importedCalendars } from "../calendar.tables.server.ts";
import { importedTime } from "../hours/imported-time.ts";

const { propertyId, bookingId, firstNight, endNight, beginsAt, endsAt } = calendarClashes;

/** The booking has some of its time, or for all-day events of their days and the morning after them. */
const hasTime = sql`exists (select 1 from ${takenTimesView} t join ${boatHoursView} b on b.property_id = t.property_id where t.property_id = ${propertyId}
  and (t.holder_id = ${bookingId} or t.holder_id in (select departure_id from ${bookedSeatsView} where booking_id = ${bookingId}))
  and t.used && tstzrange(coalesce(${beginsAt}, ${firstNight}::timestamp at time zone b.time_zone), coalesce(${endsAt}, (${endNight} + 1)::timestamp at time zone b.time_zone)))`;

const hasNight = sql`exists (select 1 from ${nightsView} o where o.property_id = ${propertyId} and o.night >= ${firstNight}
  and o.night < ${endNight} and ${bookingId} in (o.booking_id, o.manual_booking_id))`;

/** One whose booking has let go of its nights or its time is over, also before the calendar is read again. */
const isOpen = and(
  isNull(calendarClashes.resolvedAt),
  sql`case when ${beginsAt} is null then ${hasNight} or ${hasTime} else ${hasTime} end`,
);

/** The open clashes at the person's own listings, the nearest first. */
export async function listClashes(ctx: Ctx): Promise<CalendarClash[]> {
  const titles = await ownTitles(ctx);
  const rows = await ctx.db
    .select({ clash: calendarClashes, calendarName: importedCalendars.name, timeZone: zoneOf })
    .from(calendarClashes)
    .innerJoin(importedCalendars, eq(importedCalendars.id, calendarClashes.calendarId))
    .where(and(isOpen, inArray(calendarClashes.propertyId, [...titles.keys()])))
    .orderBy(asc(calendarClashes.firstNight), asc(calendarClashes.beginsAt), asc(calendarClashes.id))
    .limit(200);
  return rows.map(({ calendarName, timeZone, clash }) => ({
    id: clash.id,
    listingId: clash.propertyId,
    calendarId: clash.calendarId,
    calendarName,
    bookingId: clash.bookingId,
    firstNight: clash.firstNight,
    endNight: clash.endNight,
    time: importedTime(clash, timeZone),
    kind: clash.kind,
    listingTitle: titles.get(clash.propertyId) ?? "",
    foundAt: clash.foundAt.toISOString(),
  }));
}

/** At the marina; of a boat that stopped selling hours, no clash with a time is open. */
const zoneOf = sql<string>`coalesce((select b.time_zone from ${boatHoursView} b where b.property_id = ${propertyId}), 'UTC')`;

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
