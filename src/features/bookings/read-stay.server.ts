import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import type { BookedCharter } from "../charters/index.ts";
import { charterOf } from "./charters/charter-of.server.ts";
import { findBooking, inPhase, lockBooking, selectByIds } from "./booking.queries.server.ts";
import { bookings } from "./booking.tables.server.ts";
import { bookedListings } from "../listings/index.server.ts";
import { type Phase, phaseOf } from "./booking.rules.ts";
import { bookingPolicy } from "./booking.policy.ts";

/** What others need to know of a stay that one of its sides asks about. */
export type StayOfBooking = Awaited<ReturnType<typeof readStay>>;

/** The stay, for its guest or its host; to everybody else there is none. With a lock, nobody else changes it until the transaction ends. */
export async function readStay(ctx: Ctx, bookingId: string, { lock = false } = {}) {
  const booking = await admit(ctx, bookingPolicy, "readStay", () => (lock ? lockBooking : findBooking)(ctx, bookingId));
  const { propertyId: listingId, guestId, hostId, endsAt } = booking;
  const side = bookingPolicy.sideOf(ctx.actor, booking) ?? "guest";
  return { bookingId, listingId, guestId, hostId, endsAt, side, phase: phaseOf(booking, ctx.clock.now()) };
}

/** Makes others who would change the stay, or what is said of it, wait until the transaction ends. */
export async function lockStay(tx: Ctx, bookingId: string): Promise<void> {
  await lockBooking(tx, bookingId);
}

/** The ids of the two sides, for the product itself; null: there is no such booking. */
export async function stayParties(ctx: Ctx, bookingId: string): Promise<{ guest: string; host: string } | null> {
  const booking = await findBooking(ctx, bookingId);
  return booking && { guest: booking.guestId, host: booking.hostId };
}

export type StayOutline = {
  phase: Phase;
  endsAt: Date;
  checkIn: string;
  checkOut: string;
  charter: BookedCharter | null;
  guests: number;
  sides: { listingId: string; guestId: string; hostId: string };
};

/** Who these bookings are between, and when. */
export async function stayOutline(ctx: Ctx, bookingIds: string[]): Promise<Map<string, StayOutline>> {
  const rows = await selectByIds(ctx, bookingIds);
  return new Map(
    rows.map((row) => {
      const { id, checkIn, checkOut, guests, endsAt, propertyId: listingId, guestId, hostId } = row;
      const sides = { listingId, guestId, hostId };
      return [id, { phase: phaseOf(row, ctx.clock.now()), endsAt, checkIn, checkOut, charter: charterOf(row), guests, sides }];
    }),
  );
}

/** For another feature's query: whether this column is a booking in the phase. */
export const isInPhase = (bookingId: AnyPgColumn, phase: Phase, now: Date): SQL =>
  sql`exists (select 1 from ${bookings} where ${bookings.id} = ${bookingId} and ${inPhase(phase, now)})`;

export type EndedStay = { bookingId: string; guestId: string; hostId: string; listingTitle: string; endsAt: Date };

/** The stays that ended after one moment and not after the other, of guests who came. */
export async function staysEnded(ctx: Ctx, after: Date, until: Date): Promise<EndedStay[]> {
  const rows = await ctx.db
    .select({
      bookingId: bookings.id,
      listingId: bookings.propertyId,
      guestId: bookings.guestId,
      hostId: bookings.hostId,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .where(and(eq(bookings.status, "confirmed"), isNull(bookings.noShowAt), gt(bookings.endsAt, after), lte(bookings.endsAt, until)));
  const listings = await bookedListings(
    ctx,
    rows.map(({ listingId }) => listingId),
  );
  return rows.map(({ listingId, ...stay }) => ({ ...stay, listingTitle: listings.get(listingId)?.title ?? "your listing" }));
}

/** Whether somebody stayed somewhere to the end. */
export async function hasCompletedStay({ db, clock }: Ctx, guestId: string): Promise<boolean> {
  const stayed = and(eq(bookings.guestId, guestId), inPhase("past", clock.now()), isNull(bookings.noShowAt));
  return (await db.select({ id: bookings.id }).from(bookings).where(stayed).limit(1)).length > 0;
}
