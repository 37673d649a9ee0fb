import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { moveMoney, takePayment } from "../../payments/index.server.ts";
import { bookingMade } from "../booking.facts.ts";
import { insertBooking } from "../booking.queries.server.ts";
import { quoteOf, sharesOf } from "../booking.rules.ts";
import { bookingOf, type CheckoutRow } from "./checkout.queries.server.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Makes a locked checkout the booking that it was for, in the caller's transaction, with its ledger and its payment. The database refuses nights that are taken (23P01). */
export async function bookCheckout(tx: Ctx, checkout: CheckoutRow): Promise<string> {
  const now = tx.clock.now();
  const { id: checkoutId, state, paymentId, hostId } = checkout;
  const bookingId = await insertBooking(tx, bookingOf(checkout, now));
  await tx.db.update(checkouts).set({ state: "booked", endedAt: now, changedAt: now }).where(eq(checkouts.id, checkoutId));
  await moveMoney(tx, "charge", bookingId, sharesOf(quoteOf(checkout)), { hostId });
  if (paymentId) await takePayment(tx, paymentId, bookingId);
  // What was written with a request is in the conversation already.
  const message = state === "asked" ? "" : checkout.message;
  await recordFact(tx, bookingMade, { bookingId, message, by: state === "asked" ? "host" : "guest" });
  return bookingId;
}
