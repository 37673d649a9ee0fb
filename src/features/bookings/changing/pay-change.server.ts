import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { findPayment, openPayment, paymentsOf, sendOperations } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { findBooking } from "../booking.queries.server.ts";
import { requireChange } from "./change-booking.server.ts";
import type { ChangeBookingInput } from "./change.schema.ts";
import { requireChangeable } from "./quote-change.server.ts";

/** As long as a checkout. The new nights are not held meanwhile. */
const TIME_TO_PAY_MS = 15 * 60_000;

/** The address where a guest pays what a change costs more with another card than the one on file. The change is made when they come back from there. */
export async function payChange(ctx: Ctx, bookingId: string, input: ChangeBookingInput): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const booking = await requireChangeable(tx, "change", () => findBooking(tx, bookingId));
    const { totalPrice } = await requireChange(tx, booking, input);
    const amount = totalPrice - booking.totalPrice;
    if (amount <= 0 || (await paymentsOf(tx, [bookingId])).length === 0) throw bookingError("nothing_owed");
    const { key, ...wanted } = input;
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    const page = `/bookings/${bookingId}/change`;
    return openPayment(tx, {
      purpose: "change",
      subjectId: bookingId,
      payerId: booking.guestId,
      label: `Change of booking ${booking.reservationId}`,
      amount,
      endsAt: new Date(tx.clock.now().getTime() + TIME_TO_PAY_MS),
      returnPath: `${page}/paid?${query}&key=${key}`,
      cancelPath: `${page}?${query}`,
    });
  });
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.payUrl)
    throw bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Your booking hasn't changed." });
  return payment.payUrl;
}
