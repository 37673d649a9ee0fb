import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { boatHoursView } from "../../availability/index.server.ts";
import { importedCalendars, importedNights, importedTimes } from "../calendar.tables.server.ts";

type Range = { first: string; last: string };
type Named = { listingId: string; night: string; name: string };

/** Which calendars claim the nights of these listings, by listing and night, in the order of their names; of boats that sell hours also those whose times reach into them. The caller checks the ownership. */
export async function importedNightNames(ctx: Ctx, listingIds: string[], range: Range): Promise<Map<string, Map<string, string[]>>> {
  const [nights, hours] = await Promise.all([namesOfNights(ctx, listingIds, range), namesOfTimes(ctx, listingIds, range)]);
  const byListing = Map.groupBy([...nights, ...hours], ({ listingId }) => listingId);
  return new Map([...byListing].map(([id, claims]) => [id, namesByNight(claims)]));
}

const namesByNight = (rows: Named[]): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(rows, ({ night }) => night)].map(([night, claims]) => [night, [...new Set(claims.map(({ name }) => name))].toSorted()]),
  );

const namesOfNights = (ctx: Ctx, listingIds: string[], { first, last }: Range): Promise<Named[]> =>
  ctx.db
    .select({ listingId: importedNights.propertyId, night: importedNights.night, name: importedCalendars.name })
    .from(importedNights)
    .innerJoin(importedCalendars, eq(importedCalendars.id, importedNights.calendarId))
    .where(and(inArray(importedNights.propertyId, listingIds), between(importedNights.night, first, last)))
    .orderBy(asc(importedCalendars.name), asc(importedCalendars.id));

async function namesOfTimes(ctx: Ctx, listingIds: string[], { first, last }: Range): Promise<Named[]> {
  const { rows } = await ctx.db.execute<Named>(sql`
    select t.property_id as "listingId", n.night::date::text as night, c.name
    from ${importedTimes} t join ${importedCalendars} c on c.id = t.calendar_id join ${boatHoursView} b on b.property_id = t.property_id
    cross join lateral generate_series(greatest(${first}::date, (t.begins_at at time zone b.time_zone)::date - 2),
      least(${last}::date, (t.ends_at at time zone b.time_zone)::date + 1), interval '1 day') as n(night)
    where t.property_id = any(${sql.param(listingIds)}::uuid[])
      and tstzrange(t.begins_at, t.ends_at + make_interval(mins => b.turnaround_minutes))
        && time_of_night(b.time_zone, b.check_in_time, b.check_out_time, b.turnaround_minutes, n.night::date)`);
  return rows;
}
