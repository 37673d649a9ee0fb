import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { findPayment, giveBack, isPaid } from "../../payments/index.server.ts";
import type { CheckoutRow } from "./checkout.queries.server.ts";
import type { CheckoutState } from "./checkout.states.ts";
import { checkouts } from "./checkout.tables.server.ts";

/**
 * Ends a locked checkout without a booking: its nights are free, and whatever was paid comes back. One that lapsed while its payment was made is settled by the fact
 * that says so: given back here, it could be booked and have nothing to take.
 */
export async function endCheckout(
  tx: Ctx,
  { id, paymentId }: CheckoutRow,
  state: Exclude<CheckoutState, "holding" | "asked" | "booked">,
  endedAt = tx.clock.now(),
): Promise<void> {
  await tx.db.update(checkouts).set({ state, endedAt, changedAt: tx.clock.now() }).where(eq(checkouts.id, id));
  if (!paymentId) return;
  const payment = state === "lapsed" ? await findPayment(tx, paymentId) : null;
  if (!payment || !isPaid(payment.stage)) await giveBack(tx, paymentId);
}
