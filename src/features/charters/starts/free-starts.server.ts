import { sql, type SQL } from "drizzle-orm";
import { dependsOn, showsUntil } from "../../../platform/page-tags.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { boatHoursView, takenTimesView } from "../../availability/index.server.ts";
import { boatPackages, boatPackageStarts, departureSeats, departures } from "../charter.tables.server.ts";
import type { FreeStart } from "../charter.schema.ts";

export type StartsAsked = {
  /** The first day and the last, at the marina. */
  first: string;
  last: string;
  packageId?: string;
  /** Only the start at this time. */
  start?: string;
  /** What this checkout holds is free. */
  ownCheckoutId?: string | null;
};

type Row = {
  propertyId: string;
  packageId: string;
  day: string;
  start: string;
  beginsAt: string;
  endsAt: string;
  seatsLeft: number | null;
};

/**
 * The starts of these boats that can be booked now, in order, with the moments at which they begin and end. A time that a clock change skips is none. What is taken around the
 * days is read once for each boat: no package is longer than 28 nights, and zones are within 14 hours of UTC.
 */
export async function freeStartsOf(ctx: Ctx, listingIds: string[], asked: StartsAsked): Promise<Map<string, FreeStart[]>> {
  for (const id of listingIds) dependsOn(ctx, `nights:${id}`);
  const { rows } = await ctx.db.execute<Row>(startsStatement(ctx, listingIds, asked));
  const byListing = new Map<string, FreeStart[]>();
  for (const { propertyId, beginsAt, endsAt, ...row } of rows) {
    const start = { ...row, beginsAt: new Date(beginsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
    byListing.set(propertyId, [...(byListing.get(propertyId) ?? []), start]);
  }
  return byListing;
}

/** As `freeStartsOf`, of one boat. A page that shows them does so until the first hold in them ends by itself. */
export async function freeStarts(ctx: Ctx, listingId: string, asked: StartsAsked): Promise<FreeStart[]> {
  const now = ctx.clock.now().toISOString();
  const { rows } = await ctx.db.execute<{ until: string | null }>(
    sql`select min(held_until)::text as until from ${takenTimesView} where property_id = ${listingId} and held_until > ${now} and held_until < 'infinity'`,
  );
  const until = rows[0]?.until;
  if (until) showsUntil(ctx, new Date(until));
  return (await freeStartsOf(ctx, [listingId], asked)).get(listingId) ?? [];
}

function startsStatement(ctx: Ctx, listingIds: string[], { first, last, packageId, start, ownCheckoutId = null }: StartsAsked): SQL {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const onlyPackage = packageId === undefined ? sql`` : sql`and p.id = ${packageId}`;
  const onlyStart = start === undefined ? sql`` : sql`and s.first_start + make_interval(mins => later) = ${start}::time`;
  return sql`
    select b.property_id as "propertyId", p.id as "packageId", d.day::text as day, to_char(s.first_start + make_interval(mins => later), 'HH24:MI') as start,
      lower(m.used)::text as "beginsAt", upper(m.used)::text as "endsAt", case when p.seats is not null then coalesce(o.seats - sold.seats, p.seats) end::int as "seatsLeft"
    from ${boatHoursView} b
    cross join lateral (
      select range_agg(t.held) as times from ${takenTimesView} t
      where t.property_id = b.property_id and t.held_until > ${now} and t.holder_id is distinct from ${ownCheckoutId}::uuid
        and t.held && tstzrange((${first}::date - 3)::timestamp at time zone 'UTC', (${last}::date + 32)::timestamp at time zone 'UTC') offset 0) as taken
    join ${boatPackages} p on p.property_id = b.property_id and p.is_on and p.deleted_at is null ${onlyPackage}
    cross join lateral (select ${first}::date + n as day from generate_series(0, ${last}::date - ${first}::date) as n) as d
    join ${boatPackageStarts} s on s.package_id = p.id and s.weekdays >> extract(dow from d.day)::int & 1 = 1
      and (s.from_day is null or is_in_season(s.from_day, s.until_day, s.is_yearly, d.day))
    cross join lateral generate_series(0, (extract(epoch from s.last_start - s.first_start) / 60)::int, s.step_minutes) as later
    cross join lateral (
      select charter_moments(b.time_zone, d.day, s.first_start + make_interval(mins => later), p.minutes, p.nights, p.returns_at) as used offset 0) as m
    left join ${departures} o on o.package_id = p.id and o.begins_at = lower(m.used)
    left join lateral (
      select sum(held.seats) as seats from ${departureSeats} held where held.departure_id = o.id and held.held_until > ${now}
        and held.holder_id is distinct from ${ownCheckoutId}::uuid) as sold on true
    where b.property_id = any(${sql.param(listingIds)}::uuid[]) and m.used is not null ${onlyStart}
      and lower(m.used) >= ${now} + make_interval(mins => b.notice_minutes)
      and case when coalesce(sold.seats, 0) > 0 then sold.seats < o.seats and o.cancelled_at is null
        else o.cancelled_at is null and not coalesce(taken.times && tstzrange(lower(m.used) - make_interval(mins => p.prepare_minutes),
          upper(m.used) + make_interval(mins => b.turnaround_minutes)), false) end
    group by b.property_id, p.id, d.day, s.first_start + make_interval(mins => later), m.used, p.seats, o.seats, sold.seats, p.position
    order by b.property_id, p.position, p.id, lower(m.used)`;
}
