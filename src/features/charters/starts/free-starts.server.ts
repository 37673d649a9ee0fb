import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { dependsOn, showsUntil } from "../../../platform/page-tags.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import type { FreeStart } from "../charter.schema.ts";
import { freeStartsText, SEATS_LEFT, START_TIME, TIMES } from "./free-starts-text.server.ts";

export type StartsAsked = {
  /** The first day and the last, at the marina. */
  first: string;
  last: string;
  packageId?: string;
  /** Only the start at this time. */
  start?: string;
  /** What this checkout or booking holds is free. */
  ownId?: string | null;
};

type Row = FreeStart & { propertyId: string; bookableUntil: Date };

const STARTS = `select wanted.id as "propertyId", free.* from unnest(array(select unnest($1::uuid[]))) as wanted (id) cross join lateral (
  select p.id as "packageId", d.day::text as day, to_char(${START_TIME}, 'HH24:MI') as start, lower(m.used) as "beginsAt", upper(m.used) as "endsAt",
    ${SEATS_LEFT} as "seatsLeft", lower(m.used) - make_interval(mins => b.notice_minutes) as "bookableUntil"
  from ${freeStartsText({
    boat: "wanted.id",
    first: "$2::date",
    last: "$3::date",
    now: "$4::timestamptz",
    own: "$5::uuid",
    packageId: "coalesce($6::uuid, p.id)",
    start: `coalesce($7::time, ${START_TIME})`,
  })}
  group by p.id, d.day, ${START_TIME}, m.used, p.seats, o.seats, sold.seats, p.position, b.notice_minutes
  order by p.position, p.id, lower(m.used)) as free`;

/** The starts of these boats that can be booked now, in order, with the moments at which they begin and end. A page that shows them does so until one of them can't be booked any more. */
export async function freeStartsOf(ctx: Ctx, listingIds: string[], asked: StartsAsked): Promise<Map<string, FreeStart[]>> {
  for (const id of listingIds) dependsOn(ctx, `nights:${id}`);
  const { first, last, packageId = null, start = null, ownId = null } = asked;
  const now = ctx.clock.now();
  const values = [listingIds, first, last, now.toISOString(), ownId, packageId, start];
  const byListing = new Map<string, FreeStart[]>();
  for (const { propertyId, beginsAt, endsAt, bookableUntil, ...row } of await queryPrepared<Row>(ctx.db, STARTS, values)) {
    showsUntil(ctx, bookableUntil);
    const found = { ...row, beginsAt: new Date(beginsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
    byListing.set(propertyId, [...(byListing.get(propertyId) ?? []), found]);
  }
  return byListing;
}

const FIRST_TO_END = `select min(held_until) as moment from ${TIMES} where property_id = $1::uuid and held_until > $2::timestamptz and held_until < 'infinity'`;

/** As `freeStartsOf`, of one boat. A page that shows them does so until the first hold in them ends by itself. */
export async function freeStarts(ctx: Ctx, listingId: string, asked: StartsAsked): Promise<FreeStart[]> {
  const [row] = await queryPrepared<{ moment: Date | null }>(ctx.db, FIRST_TO_END, [listingId, ctx.clock.now().toISOString()]);
  if (row?.moment) showsUntil(ctx, row.moment);
  return (await freeStartsOf(ctx, [listingId], asked)).get(listingId) ?? [];
}
