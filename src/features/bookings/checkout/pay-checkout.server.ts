import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findPayment, isDead, isPaidHere, sendOperations } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { lockCheckout } from "./checkout.queries.server.ts";
import { isLive } from "./checkout.rules.ts";
import { openStayPayment } from "./open-stay-payment.server.ts";

/** The address where the guest pays for a checkout. A payment that failed for good is followed by another. Refuses a checkout whose time is over. */
export async function payCheckout(ctx: Ctx, checkoutId: string): Promise<string> {
  const paymentId = await transact(ctx, async (tx) => {
    const checkout = await admit(tx, checkoutPolicy, "pay", () => lockCheckout(tx, checkoutId));
    if (checkout.state !== "holding" || !isLive(checkout, tx.clock.now())) throw bookingError("checkout_over");
    if (!isPaidHere(tx, checkout.totalPrice)) throw bookingError("nothing_to_pay");
    const payment = checkout.paymentId ? await findPayment(tx, checkout.paymentId) : null;
    return !payment || isDead(payment.stage) ? openStayPayment(tx, checkout) : payment.id;
  });
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.payUrl) throw bookingError("payment_unreachable");
  return payment.payUrl;
}
