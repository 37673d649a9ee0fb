import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Shares } from "../../payments/index.ts";
import { clearFaults, forgiveDebt, moveMoney, refundPayments } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { type CancelledBy, phaseOf, refundOf } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { findUnclosedRequest } from "../changing/change.queries.server.ts";
import { closeRequest } from "../changing/close-request.server.ts";
import type { HostCancelReason } from "../host-booking/details.rules.ts";
import { owedBy } from "../unpaid/owed.server.ts";

type Ending = { by: CancelledBy; refundCents: number; reason?: HostCancelReason };

/**
 * Cancels a locked booking with the refund that was shown; its nights are let go of, and an open request for a change ends. Refuses a second
 * cancellation, a stay that has started, and a refund that has changed.
 */
export async function endBooking(tx: Ctx, booking: BookingRow, { by, refundCents, reason }: Ending): Promise<void> {
  const now = tx.clock.now();
  const phase = phaseOf(booking, now);
  if (phase === "cancelled") throw bookingError("already_cancelled");
  if (phase !== "upcoming") throw bookingError("stay_has_begun");
  const shares = await refundNow(tx, booking, by);
  const refund = shares.payoutDue + shares.cleaningFee + shares.serviceFee;
  if (refund !== refundCents) throw bookingError("refund_changed", { data: { refundCents: refund } });
  await tx.db
    .update(bookings)
    .set({ status: "cancelled", cancelledAt: now, cancelledBy: by, cancelReason: reason ?? null, refund, paymentDueBy: null })
    .where(eq(bookings.id, booking.id));
  const asked = await findUnclosedRequest(tx, booking.id);
  if (asked) await closeRequest(tx, asked.id, "withdrawn");
  const back = await moveMoney(tx, "refund", booking.id, shares);
  await refundPayments(tx, booking.id, back);
  if (!booking.paymentDueBy) return;
  await forgiveDebt(tx, booking.id);
  await clearFaults(tx, booking.id);
}

/** As `refundOf`; of a booking of which nothing could be collected, nobody keeps anything. */
export async function refundNow(ctx: Ctx, booking: BookingRow, by: CancelledBy): Promise<Shares> {
  const isUncollected = booking.paymentDueBy !== null && (await owedBy(ctx, booking.id)).collectedCents === 0;
  return refundOf(booking, isUncollected ? "host" : by, ctx.clock.now());
}
