import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { moveMoney } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingCancelled } from "../booking.facts.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { phaseOf, refundOf } from "../booking.rules.ts";
import type { CancelBookingInput } from "../booking.schema.ts";
import { findUnclosedRequest } from "../changing/change.queries.server.ts";
import { closeRequest } from "../changing/close-request.server.ts";
import { bookings } from "../booking.tables.server.ts";

/**
 * Cancels a booking for its guest or host, with the refund that was shown; the nights are available again immediately, and an open
 * request for a change ends. Refuses
 * strangers, a second cancellation, a stay that has started, and a refund that has changed.
 */
export async function cancelBooking(ctx: Ctx, bookingId: string, { refundCents }: CancelBookingInput): Promise<void> {
  const { id: actorId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || ![booking.guestId, booking.hostId].includes(actorId)) throw bookingError("booking_not_found");
    const now = ctx.clock.now();
    const phase = phaseOf(booking, now);
    if (phase === "cancelled") throw bookingError("already_cancelled");
    if (phase !== "upcoming") throw bookingError("stay_has_begun");
    const by = booking.guestId === actorId ? "guest" : "host";
    const shares = refundOf(booking, by, now);
    const refund = shares.payoutDue + shares.cleaningFee + shares.serviceFee;
    if (refund !== refundCents) throw bookingError("refund_changed", { data: { refundCents: refund } });
    await tx.db.update(bookings).set({ status: "cancelled", cancelledAt: now, cancelledBy: by, refund }).where(eq(bookings.id, bookingId));
    const asked = await findUnclosedRequest(tx, bookingId);
    if (asked) await closeRequest(tx, asked.id, "withdrawn");
    await moveMoney(tx, "refund", bookingId, shares);
    await recordFact(tx, bookingCancelled, { bookingId });
  });
}
