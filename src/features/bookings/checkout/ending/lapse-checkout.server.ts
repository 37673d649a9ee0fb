import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { isPaid, lockPayment } from "../../../payments/index.server.ts";
import type { CheckoutRow } from "../checkout.queries.server.ts";
import { checkouts } from "../checkout.tables.server.ts";
import { endCheckout } from "./end-checkout.server.ts";

/**
 * Ends a locked checkout whose time to pay is over. A payment that was just made isn't given back: the fact that says so settles it, and could otherwise book a
 * stay with nothing left to take.
 */
export async function lapseCheckout(tx: Ctx, checkout: CheckoutRow): Promise<void> {
  const { id, paymentId, expiresAt: endedAt } = checkout;
  const payment = paymentId ? await lockPayment(tx, paymentId) : null;
  if (!payment || !isPaid(payment.stage)) return endCheckout(tx, checkout, "lapsed", endedAt);
  await tx.db.update(checkouts).set({ state: "lapsed", endedAt, changedAt: tx.clock.now() }).where(eq(checkouts.id, id));
}
