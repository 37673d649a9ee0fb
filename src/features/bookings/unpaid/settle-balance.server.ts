import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { clearFaults, collectBalance, findPayment, giveBack, isPaid, takePayment } from "../../payments/index.server.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { owedBy } from "./owed.server.ts";

/** Takes what a guest paid of what they owed, once; gives it back if they owe nothing any more, or the booking is cancelled. */
export const settleBalance = (ctx: Ctx, paymentId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const seen = await findPayment(tx, paymentId);
    if (!seen || seen.purpose !== "balance" || !isPaid(seen.stage)) return;
    const booking = await lockBooking(tx, seen.subjectId);
    const payment = await findPayment(tx, paymentId);
    if (!booking || !payment || payment.bookingId !== null) return;
    const { owedCents } = await owedBy(tx, booking.id);
    if (booking.status === "cancelled" || payment.fault !== null || payment.amount !== owedCents)
      return void (await giveBack(tx, paymentId));
    await takePayment(tx, paymentId, [{ bookingId: booking.id, cents: payment.amount }]);
    await collectBalance(tx, booking.id, payment.amount, paymentId);
    await clearFaults(tx, booking.id);
    await tx.db.update(bookings).set({ paymentDueBy: null }).where(eq(bookings.id, booking.id));
  });
