import { eq } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { bouncePayment, findPayment, forgiveDebt, isDead, partsOf, type PaymentRow } from "../../payments/index.server.ts";
import { bookingUnpaid } from "../booking.facts.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";

/**
 * Notes that what a booking counted as paid could not be collected after all, such as an authorization that lapsed: its guest owes it, and has a day to pay
 * another way. Of a booking that is cancelled it is forgiven. Once for each payment and booking.
 */
export async function noteUncollected(ctx: Ctx, paymentId: string): Promise<void> {
  const seen = await findPayment(ctx, paymentId);
  if (!seen?.bookingId || !isUncollected(seen)) return;
  const parts = await partsOf(ctx, paymentId);
  for (const part of parts) await noteOwed(ctx, part, parts.length > 1 ? `${paymentId}:${part.bookingId}` : paymentId);
}

const noteOwed = (ctx: Ctx, { bookingId, amount }: { bookingId: string; amount: number }, reference: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || !(await bouncePayment(tx, bookingId, amount, reference))) return;
    if (booking.status === "cancelled") {
      await forgiveDebt(tx, bookingId, { reference });
      return;
    }
    const paymentDueBy = new Date(tx.clock.now().getTime() + DAY_MS);
    await tx.db.update(bookings).set({ paymentDueBy }).where(eq(bookings.id, bookingId));
    await recordFact(tx, bookingUnpaid, { bookingId });
  });

const isUncollected = ({ captured, stage, fault }: PaymentRow): boolean => captured === 0 && (isDead(stage) || fault === "capture_failed");
