import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { findPayment, giveBack, isPaid, moveMoney, type PaymentRow, takePayment } from "../../payments/index.server.ts";
import { bookingMade } from "../booking.facts.ts";
import { insertBooking } from "../booking.queries.server.ts";
import { quoteOf, sharesOf } from "../booking.rules.ts";
import { checkoutLost } from "./checkout.facts.ts";
import { bookingOf, type CheckoutRow, lockCheckout } from "./checkout.queries.server.ts";
import { mayStillBeBooked } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Held, or refused by what was deleted meanwhile. */
const REFUSED_BY_DATABASE = new Set(["23P01", "23001", "23503"]);

/**
 * Makes a paid checkout a booking, once, whoever comes first: the guest who returns, an event, or the reconciliation. A payment that comes after the hold ended
 * buys the stay at the price that was kept, if its nights are still free; if not, nothing is taken from the guest, and they are told.
 */
export const settleCheckout = (ctx: Ctx, checkoutId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (!checkout?.paymentId || checkout.state === "booked") return;
    const payment = await findPayment(tx, checkout.paymentId);
    if (!payment || !isPaid(payment.stage)) return;
    if (payment.fault !== null || !mayStillBeBooked(checkout.state)) return lose(tx, checkout, payment);
    try {
      await transact(tx, (savepoint) => makeBooking(savepoint, checkout, payment));
    } catch (error) {
      if (!REFUSED_BY_DATABASE.has(databaseErrorCode(error) ?? "")) throw error;
      await lose(tx, checkout, payment);
    }
  });

async function makeBooking(tx: Ctx, checkout: CheckoutRow, payment: PaymentRow): Promise<void> {
  const now = tx.clock.now();
  const { id: checkoutId, message } = checkout;
  const bookingId = await insertBooking(tx, bookingOf(checkout, now));
  await tx.db.update(checkouts).set({ state: "booked", endedAt: now, changedAt: now }).where(eq(checkouts.id, checkoutId));
  await moveMoney(tx, "charge", bookingId, sharesOf(quoteOf(checkout)), { hostId: checkout.hostId });
  await takePayment(tx, payment.id, bookingId);
  await recordFact(tx, bookingMade, { bookingId, message });
}

/** The nights are somebody else's, or the payment isn't what we asked for. */
async function lose(tx: Ctx, checkout: CheckoutRow, payment: PaymentRow): Promise<void> {
  const now = tx.clock.now();
  const isOpen = checkout.state === "holding" || checkout.state === "lapsed";
  if (isOpen) await tx.db.update(checkouts).set({ state: "refused", endedAt: now, changedAt: now }).where(eq(checkouts.id, checkout.id));
  await giveBack(tx, payment.id);
  if (isOpen) await recordFact(tx, checkoutLost, { checkoutId: checkout.id, wasCharged: payment.stage === "captured" });
}
