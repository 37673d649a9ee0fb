import { HOUR_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findPayment, findOpenPaymentFor, openPayment, sendOperations } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { owedBy } from "./owed.server.ts";

/** Providers keep a page open for a day at most. */
const LONGEST_PAGE_MS = 23 * HOUR_MS;

/**
 * The address where the guest pays what could not be collected. Pressed twice it is the same page. Refuses a booking of which nothing is owed any more, and one
 * that is cancelled in a moment, because nothing of it was paid in time.
 */
export async function payBalance(ctx: Ctx, bookingId: string): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const booking = await admit(tx, bookingPolicy, "pay", () => lockBooking(tx, bookingId));
    const { owedCents, collectedCents } = await owedBy(tx, bookingId);
    const dueBy = booking.paymentDueBy;
    const now = tx.clock.now();
    const latest = new Date(now.getTime() + LONGEST_PAGE_MS);
    if (!dueBy || owedCents <= 0) throw bookingError("nothing_owed");
    if (dueBy <= now && collectedCents === 0 && booking.beginsAt > now) throw bookingError("nothing_owed");
    const open = await findOpenPaymentFor(tx, "balance", bookingId);
    if (open?.amount === owedCents && open.endsAt > now) return open.id;
    const path = `/bookings/${bookingId}/payment`;
    return openPayment(tx, {
      purpose: "balance",
      subjectId: bookingId,
      payerId: booking.guestId,
      label: `Booking ${booking.reservationId}`,
      amount: owedCents,
      endsAt: dueBy > now && dueBy < latest ? dueBy : latest,
      returnPath: path,
      cancelPath: path,
    });
  });
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.payUrl)
    throw bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Please try again." });
  return payment.payUrl;
}
