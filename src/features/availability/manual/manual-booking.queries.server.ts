import { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { containing } from "../../../platform/db/containing.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { isTitled } from "../../listings/index.server.ts";
import { boatHoursView } from "../availability.views.server.ts";
import { occupiedNights } from "../availability.tables.server.ts";
import { addDays, DAYS_AHEAD, type Stay } from "../stay.rules.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";

export type ManualRow = typeof manualBookings.$inferSelect;
export type ManualPhase = "upcoming" | "current" | "past";

/** A part of what a host looks for; with digits where it can be a part of a phone number. */
type Term = { text: string; digits: string | null };

const isOwn = (ctx: Ctx) => eq(manualBookings.hostId, requireActor(ctx).id);

const inPhase = (phase: ManualPhase, now: Date): SQL | undefined =>
  ({
    upcoming: gt(manualBookings.beginsAt, now),
    current: and(lte(manualBookings.beginsAt, now), gt(manualBookings.endsAt, now)),
    past: lte(manualBookings.endsAt, now),
  })[phase];

/** Every term is in the name, the contact, the note or the listing's title, regardless of case and accents. */
const hasTerms = (hostId: string, terms: Term[]): SQL | undefined =>
  and(
    ...terms.map(({ text, digits }) =>
      or(
        sql`plain_text(${manualBookings.name} || ' ' || ${manualBookings.contact} || ' ' || ${manualBookings.note}) like plain_text(${containing(text)})`,
        digits === null ? undefined : sql`regexp_replace(${manualBookings.contact}, '\\D', '', 'g') like ${containing(digits)}`,
        isTitled(manualBookings.propertyId, text, hostId),
      ),
    ),
  );

/** The host's manual bookings in a phase that match: what comes next first, or what was last first. */
export async function selectManualBookings(
  ctx: Ctx,
  { phase, terms, cursor, limit }: { phase: ManualPhase; terms: Term[]; cursor: { checkIn: string; id: string } | null; limit: number },
): Promise<ManualRow[]> {
  const isForward = phase !== "past";
  const order = isForward ? asc : desc;
  const { checkIn, id } = manualBookings;
  const after = cursor && sql`(${checkIn}, ${id}) ${sql.raw(isForward ? ">" : "<")} (${cursor.checkIn}::date, ${cursor.id}::uuid)`;
  return ctx.db
    .select()
    .from(manualBookings)
    .where(and(isOwn(ctx), inPhase(phase, ctx.clock.now()), hasTerms(requireActor(ctx).id, terms), after ?? undefined))
    .orderBy(order(checkIn), order(id))
    .limit(limit);
}

/** How many of the host's manual bookings match, by phase. */
export async function countManualBookings(ctx: Ctx, terms: Term[]): Promise<Record<ManualPhase, number>> {
  const counted = (phase: ManualPhase) => sql<number>`count(*) filter (where ${inPhase(phase, ctx.clock.now())})::int`;
  const [row] = await ctx.db
    .select({ upcoming: counted("upcoming"), current: counted("current"), past: counted("past") })
    .from(manualBookings)
    .where(and(isOwn(ctx), hasTerms(requireActor(ctx).id, terms)));
  return row ?? { upcoming: 0, current: 0, past: 0 };
}

/** The host's manual bookings that touch these days, check-out days included; at these listings, if they are named. None lasts longer than one can book ahead. */
export async function manualBookingsOn(ctx: Ctx, first: string, last: string, listingIds?: string[]): Promise<ManualRow[]> {
  if (listingIds?.length === 0) return [];
  const { checkIn, checkOut, propertyId, id } = manualBookings;
  const there = listingIds && inArray(propertyId, listingIds);
  return ctx.db
    .select()
    .from(manualBookings)
    .where(and(isOwn(ctx), there, between(checkIn, addDays(first, -DAYS_AHEAD), last), gte(checkOut, first)))
    .orderBy(asc(checkIn), asc(id));
}

export async function findManualBooking({ db }: Ctx, manualBookingId: string): Promise<ManualRow | undefined> {
  const [row] = await db.select().from(manualBookings).where(eq(manualBookings.id, manualBookingId));
  return row;
}

/** Those of these that are the host's own. */
export const manualBookingsOf = (ctx: Ctx, ids: string[]): Promise<ManualRow[]> =>
  ctx.db
    .select()
    .from(manualBookings)
    .where(and(isOwn(ctx), inArray(manualBookings.id, ids)));

/** Which of these listings are boats that sell hours. */
export async function boatsWithHours(ctx: Ctx, listingIds: string[]): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select property_id as id from ${boatHoursView} where ${inArray(sql`property_id`, listingIds)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

export type HeldBy = { night: string; kind: "booking" | "import" | "checkout" } | { night: string; kind: "manual"; row: ManualRow };

/** The first of these nights that somebody stays at or is paying for, but for one manual booking, and who. */
export async function firstStayOn(ctx: Ctx, listingId: string, { checkIn, checkOut }: Stay, exceptId?: string): Promise<HeldBy | null> {
  const { night, bookingId, manualBookingId, calendars, checkoutEnds } = occupiedNights;
  const [held] = await ctx.db
    .select({ night, bookingId, calendars, row: manualBookings })
    .from(occupiedNights)
    .leftJoin(manualBookings, eq(manualBookings.id, manualBookingId))
    .where(
      and(
        eq(occupiedNights.propertyId, listingId),
        gte(night, checkIn),
        lt(night, checkOut),
        or(isNotNull(bookingId), isNotNull(manualBookingId), gt(calendars, 0), gt(checkoutEnds, ctx.clock.now())),
        exceptId ? or(isNull(manualBookingId), ne(manualBookingId, exceptId)) : undefined,
      ),
    )
    .orderBy(asc(night))
    .limit(1);
  if (!held) return null;
  if (held.row) return { night: held.night, kind: "manual", row: held.row };
  return { night: held.night, kind: held.bookingId ? "booking" : held.calendars > 0 ? "import" : "checkout" };
}

export async function forgetManualBookings({ db }: Ctx, hostId: string): Promise<void> {
  await db.delete(manualBookings).where(eq(manualBookings.hostId, hostId));
}
