import { and, asc, eq, gt, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { occupiedNights, releasedStays } from "./availability.tables.server.ts";
import { heldTimes } from "./hours/hours.tables.server.ts";
import { addDays, type Stay } from "./stay.rules.ts";

export type OwnNights = { id: string; firstNight: string; endNight: string; kind: "booking" | "manual" | "block"; changedAt: Date };

/** The bookings, also manual ones, and blocks of a listing from this day on, blocks and preparation of consecutive nights as one block; nothing that imported calendars or checkouts hold. */
export async function ownNights(ctx: Ctx, listingId: string, from: string): Promise<OwnNights[]> {
  const { night, bookingId, manualBookingId, isBlocked, claimedAt } = occupiedNights;
  const rows = await ctx.db
    .select({ night, bookingId, manualBookingId, claimedAt })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, listingId),
        gte(night, from),
        or(isNotNull(bookingId), isNotNull(manualBookingId), eq(isBlocked, true), sql`cardinality(${occupiedNights.preparing}) > 0`),
      ),
    )
    .orderBy(asc(night));
  const found: OwnNights[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const stayId = row.bookingId ?? row.manualBookingId;
    const isSame = last?.endNight === row.night && (stayId ? last.id === stayId : last.kind === "block");
    const kind = row.bookingId ? "booking" : row.manualBookingId ? "manual" : "block";
    const endNight = addDays(row.night, 1);
    if (!isSame) found.push({ id: stayId ?? `${listingId}-${row.night}`, firstNight: row.night, endNight, kind, changedAt: row.claimedAt });
    else Object.assign(last, { endNight, changedAt: row.claimedAt > last.changedAt ? row.claimedAt : last.changedAt });
  }
  return found;
}

export type OwnTime = {
  /** The booking, departure or manual booking. */
  id: string;
  kind: "stay" | "charter" | "departure" | "manual";
  isByNight: boolean;
  /** What people see. */
  used: { from: Date; until: Date };
  /** With preparation and turnaround. */
  held: { from: Date; until: Date };
  changedAt: Date;
};

/** What is booked of a boat that sells hours and ends after this moment, with what its host entered, in the order of time; nothing that checkouts or imported calendars hold. */
export async function ownTimes(ctx: Ctx, listingId: string, after: Date): Promise<OwnTime[]> {
  const { holderId, kind, isByNight, used, held, heldUntil, claimedAt } = heldTimes;
  const moment = (end: "lower" | "upper", range: typeof used | typeof held) => sql`${sql.raw(end)}(${range})`.mapWith(claimedAt);
  const rows = await ctx.db
    .select({
      id: holderId,
      kind,
      isByNight,
      usedFrom: moment("lower", used),
      usedUntil: moment("upper", used),
      heldFrom: moment("lower", held),
      heldUntil: moment("upper", held),
      changedAt: claimedAt,
    })
    .from(heldTimes)
    .where(
      and(
        eq(heldTimes.propertyId, listingId),
        inArray(kind, ["stay", "charter", "departure", "manual"]),
        eq(heldUntil, "infinity"),
        sql`${held} && tstzrange(${after.toISOString()}, null)`,
      ),
    )
    .orderBy(asc(held), asc(holderId));
  return rows.map(({ id, kind: by, isByNight: byNight, changedAt, ...row }) => ({
    id,
    kind: by as OwnTime["kind"],
    isByNight: byNight,
    used: { from: row.usedFrom, until: row.usedUntil },
    held: { from: row.heldFrom, until: row.heldUntil },
    changedAt,
  }));
}

/** The stays whose nights bookings of this listing let go of after this moment. */
export const releasedSince = (ctx: Ctx, listingId: string, since: Date): Promise<(Stay & { releasedAt: Date })[]> =>
  ctx.db
    .select({ checkIn: releasedStays.checkIn, checkOut: releasedStays.checkOut, releasedAt: releasedStays.releasedAt })
    .from(releasedStays)
    .where(and(eq(releasedStays.propertyId, listingId), gt(releasedStays.releasedAt, since)));

/** Forgets stays that were released before this moment. */
export const forgetReleased = (ctx: Ctx, before: Date) => ctx.db.delete(releasedStays).where(sql`${releasedStays.releasedAt} < ${before}`);

const MOST_ROWS = 5_000;

/** Takes away rows of nights that nothing but a checkout claimed, and that were free by this moment. Those that somebody is writing stay. */
export const forgetEndedHolds = (ctx: Ctx, before: Date) =>
  ctx.db.execute(sql`
    delete from ${occupiedNights} where (property_id, night) in (
      select property_id, night from ${occupiedNights} where held_until < ${before.toISOString()} and held_until < 'infinity'
      order by property_id, night limit ${MOST_ROWS} for update skip locked)`);
