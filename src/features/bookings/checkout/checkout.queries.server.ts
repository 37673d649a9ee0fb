import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { NewBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { MOST_OPEN_CHECKOUTS } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

const OPEN = inArray(checkouts.state, ["holding", "asked"]);

/** What the booking takes over from the checkout that it comes of. */
export function bookingOf(checkout: CheckoutRow, createdAt: Date): NewBooking {
  const { id: checkoutId, mode: _mode, state: _state, expiresAt: _expires, extendedAt: _extended, answerBy: _answer, ...rest } = checkout;
  const { message: _message, paymentId: _payment, togetherId: _together, declineReason: _reason, changedAt: _changed, ...kept } = rest;
  const { endedAt: _ended, ...stay } = kept;
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

/**
 * Locks checkouts of a guest and those that are paid together with them, in listing order. None of this guest's begins, or joins others, until the transaction
 * ends.
 */
export async function lockTogether(tx: Ctx, guestId: string, ids: string[]): Promise<CheckoutRow[]> {
  await lockCheckoutsOf(tx, guestId);
  const together = tx.db.select({ id: checkouts.togetherId }).from(checkouts).where(inArray(checkouts.id, ids));
  return tx.db
    .select()
    .from(checkouts)
    .where(or(inArray(checkouts.id, ids), inArray(checkouts.togetherId, together)))
    .orderBy(asc(checkouts.propertyId), asc(checkouts.id))
    .for("update");
}

/** The checkouts of a guest that are or were paid together with one, itself too, in listing order. */
export const selectTogether = (ctx: Ctx, { id, togetherId }: Pick<CheckoutRow, "id" | "togetherId">): Promise<CheckoutRow[]> =>
  ctx.db
    .select()
    .from(checkouts)
    .where(togetherId === null ? eq(checkouts.id, id) : eq(checkouts.togetherId, togetherId))
    .orderBy(asc(checkouts.propertyId), asc(checkouts.id));

/** From here on only one of this guest's tabs begins a checkout at a time. */
export async function lockCheckoutsOf(ctx: Ctx, guestId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkouts ${guestId}`}, 0))`);
}

/** The newest that a guest holds for instant booking at another listing than this. */
export async function newestHeld(ctx: Ctx, guestId: string, exceptAt: string): Promise<CheckoutRow | null> {
  const isHeld = and(eq(checkouts.guestId, guestId), eq(checkouts.state, "holding"), gt(checkouts.expiresAt, ctx.clock.now()));
  const [row] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(isHeld, eq(checkouts.mode, "instant"), ne(checkouts.propertyId, exceptAt)))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return row ?? null;
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

/** Nights are taken from everybody else each time. */
const NEW_CHECKOUTS: Limit = {
  name: "checkouts",
  hits: 10,
  windowSeconds: 3600,
  words: "You've started a lot of bookings. Please wait a while before the next one.",
};

/** Before a checkout is added for this guest. Refuses a fourth that holds nights right now, and the eleventh in an hour. */
export async function countNewCheckout(tx: Ctx, guestId: string): Promise<void> {
  const isLive = and(eq(checkouts.guestId, guestId), OPEN, gt(checkouts.expiresAt, tx.clock.now()));
  if ((await tx.db.$count(checkouts, isLive)) >= MOST_OPEN_CHECKOUTS) throw bookingError("too_many_checkouts");
  await countHit(tx, NEW_CHECKOUTS, guestId);
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
