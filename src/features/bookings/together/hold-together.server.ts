import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { giveBack, isPaid, lockPayment } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import type { CharterCheckoutInput } from "../charters/charter-input.schema.ts";
import { type CheckoutRow, findCheckout } from "../checkout/checkout.queries.server.ts";
import { isLive } from "../checkout/checkout.rules.ts";
import type { CheckoutInput } from "../checkout/checkout.schema.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { startCheckout } from "../checkout/start-checkout.server.ts";
import { lockOwn } from "./lock-own.server.ts";

/** However often something is added, nights aren't held longer than this before they are paid. */
const LONGEST_MS = 45 * 60_000;

/**
 * Holds a stay or a charter without paying yet: by itself, or with another checkout of the guest's, so that both are paid at once and booked together or not at all. Refuses what
 * `startCheckout` refuses, hosts who answer first, and to join what isn't held any more, was just paid, or is somebody else's.
 */
export async function holdTogether(
  ctx: Ctx,
  input: CheckoutInput | CharterCheckoutInput,
  withId: string | undefined,
): Promise<{ checkoutId: string }> {
  if (withId) await requireOpen(ctx, withId);
  const { checkoutId } = await startCheckout(ctx, input, { isForLater: true });
  await transact(ctx, (tx) => join(tx, checkoutId, withId ?? checkoutId));
  return { checkoutId };
}

async function requireOpen(ctx: Ctx, checkoutId: string): Promise<void> {
  const row = await admit(ctx, checkoutPolicy, "pay", () => findCheckout(ctx, checkoutId));
  if (row.state !== "holding" || !isLive(row, ctx.clock.now())) throw bookingError("together_over");
  if (row.mode !== "instant") throw bookingError("together_asks_first");
}

/** A transaction of its own: all of them are written in listing order, and the new one was taken before. */
async function join(tx: Ctx, checkoutId: string, withId: string): Promise<void> {
  const rows = await lockOwn(tx, withId, checkoutId).catch(notHeld);
  const togetherId = rows.find(({ id }) => id === withId)?.togetherId ?? withId;
  if (rows.every((row) => row.togetherId === togetherId)) return;
  for (const paymentId of new Set(rows.map((row) => row.paymentId))) if (paymentId) await closePage(tx, paymentId);
  const changedAt = tx.clock.now();
  const expiresAt = endOf(rows);
  const extendedAt = rows.find((row) => row.extendedAt)?.extendedAt ?? null;
  for (const { id } of rows)
    await tx.db.update(checkouts).set({ togetherId, paymentId: null, expiresAt, extendedAt, changedAt }).where(eq(checkouts.id, id));
}

function notHeld(error: unknown): never {
  throw error instanceof AppError && error.code === "checkout_over" ? bookingError("together_over") : error;
}

async function closePage(tx: Ctx, paymentId: string): Promise<void> {
  if (isPaid((await lockPayment(tx, paymentId)).stage)) throw bookingError("together_paid");
  await giveBack(tx, paymentId);
}

/** The newest has its whole time, and gives it to the others. */
function endOf(rows: CheckoutRow[]): Date {
  const newest = Math.max(...rows.map(({ expiresAt }) => expiresAt.getTime()));
  const latest = Math.min(...rows.map(({ createdAt }) => createdAt.getTime())) + LONGEST_MS;
  return new Date(Math.min(newest, latest));
}
