import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { moveMoney, takePayment } from "../../payments/index.server.ts";
import { bookedTogether, bookingMade } from "../booking.facts.ts";
import { insertBooking } from "../booking.queries.server.ts";
import { quoteOf, sharesOf } from "../booking.rules.ts";
import { bookingOf, type CheckoutRow } from "./checkout.queries.server.ts";
import { checkouts } from "./checkout.tables.server.ts";

/**
 * Makes locked checkouts the bookings that they were for, in the caller's transaction, with their ledger and the payment that they share. They come in listing
 * order, so that two of these never wait for each other in a ring. The database refuses nights that are taken (23P01), and then none is booked.
 */
export async function bookCheckouts(tx: Ctx, rows: CheckoutRow[]): Promise<string[]> {
  const shares: { bookingId: string; cents: number }[] = [];
  for (const row of rows) shares.push({ bookingId: await bookOne(tx, row), cents: row.totalPrice });
  const bookingIds = shares.map(({ bookingId }) => bookingId);
  const { paymentId = null, guestId } = rows[0] ?? {};
  if (paymentId) await takePayment(tx, paymentId, shares);
  if (guestId && bookingIds.length > 1) await recordFact(tx, bookedTogether, { guestId, bookingIds });
  return bookingIds;
}

async function bookOne(tx: Ctx, checkout: CheckoutRow): Promise<string> {
  const now = tx.clock.now();
  const { id: checkoutId, state, hostId } = checkout;
  const bookingId = await insertBooking(tx, bookingOf(checkout, now));
  await tx.db.update(checkouts).set({ state: "booked", endedAt: now, changedAt: now }).where(eq(checkouts.id, checkoutId));
  await moveMoney(tx, "charge", bookingId, sharesOf(quoteOf(checkout)), { hostId });
  // What was written with a request is in the conversation already.
  const message = state === "asked" ? "" : checkout.message;
  await recordFact(tx, bookingMade, { bookingId, message, by: state === "asked" ? "host" : "guest" });
  return bookingId;
}
