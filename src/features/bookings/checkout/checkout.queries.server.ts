import { and, asc, count, eq, gt, inArray, lte, notInArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { NewBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { checkouts } from "./checkout.tables.server.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

const OPEN = inArray(checkouts.state, ["holding", "asked"]);

/** What the booking takes over from the checkout that it comes of. */
export function bookingOf(checkout: CheckoutRow, createdAt: Date): NewBooking {
  const { id: checkoutId, mode: _mode, state: _state, expiresAt: _expires, extendedAt: _extended, answerBy: _answer, ...rest } = checkout;
  const { message: _message, paymentId: _payment, declineReason: _reason, changedAt: _changed, endedAt: _ended, ...stay } = rest;
  return { ...stay, checkoutId, createdAt };
}

export async function findCheckout(ctx: Ctx, id: string): Promise<CheckoutRow | null> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

/** As `findCheckout`, and nobody else changes it until the transaction ends. */
export async function lockCheckout(ctx: Ctx, id: string): Promise<CheckoutRow | null> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  return row ?? null;
}

/** From here on only one of this guest's tabs begins a checkout at a time. */
export async function lockCheckoutsOf(ctx: Ctx, guestId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkouts ${guestId}`}, 0))`);
}

/** The guest's open checkout at a listing, also one whose time is over and that nobody ended yet. */
export async function openCheckoutAt(ctx: Ctx, guestId: string, listingId: string): Promise<CheckoutRow | null> {
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.guestId, guestId), eq(checkouts.propertyId, listingId), OPEN))
    .for("update");
  return row ?? null;
}

/** How many checkouts hold nights for this guest right now. */
export async function countLiveCheckouts(ctx: Ctx, guestId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ live: count() })
    .from(checkouts)
    .where(and(eq(checkouts.guestId, guestId), OPEN, gt(checkouts.expiresAt, ctx.clock.now())));
  return row?.live ?? 0;
}

/** The booking that a checkout became. */
export async function bookingFrom(ctx: Ctx, checkoutId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.checkoutId, checkoutId));
  return row?.id ?? null;
}

const OVERDUE = (ctx: Ctx) => and(OPEN, lte(checkouts.expiresAt, ctx.clock.now()));

/** A checkout whose time is over, unless somebody is writing it right now. */
export async function lockOverdue(ctx: Ctx, id: string): Promise<CheckoutRow | null> {
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), OVERDUE(ctx)))
    .for("update", { skipLocked: true });
  return row ?? null;
}

/** Checkouts whose time is over and that nobody ended yet. */
export async function overdueCheckouts(ctx: Ctx, except: string[], limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(OVERDUE(ctx), except.length > 0 ? notInArray(checkouts.id, except) : undefined))
    .orderBy(asc(checkouts.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
