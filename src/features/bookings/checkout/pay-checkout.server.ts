import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { findPayment, isDead, isPaidHere, type PaymentRow, sendOperations } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { lockOwn } from "../together/lock-own.server.ts";
import { openStayPayment, totalOf } from "./open-stay-payment.server.ts";

/**
 * The address where the guest pays for a checkout and all that is held with it. A payment that failed for good, or was for something else, is followed by another.
 * Refuses a checkout whose time is over.
 */
export async function payCheckout(ctx: Ctx, checkoutId: string): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const together = await lockOwn(tx, checkoutId);
    const total = totalOf(together);
    if (!isPaidHere(tx, total)) throw bookingError("nothing_to_pay");
    const former = together.find(({ id }) => id === checkoutId)?.paymentId;
    const payment = former ? await findPayment(tx, former) : null;
    return payment && isFor(total, payment) ? payment.id : openStayPayment(tx, checkoutId, together);
  });
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.payUrl) throw bookingError("payment_unreachable");
  return payment.payUrl;
}

/** What was held with it may have gone meanwhile. */
const isFor = (total: number, { stage, amount }: PaymentRow): boolean => !isDead(stage) && amount === total;
