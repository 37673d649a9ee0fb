import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { giveBack } from "../../../payments/index.server.ts";
import type { CheckoutRow } from "../checkout.queries.server.ts";
import type { CheckoutState } from "../checkout.states.ts";
import { checkouts } from "../checkout.tables.server.ts";

/** Ends a locked checkout without a booking: its nights are free, and whatever was paid comes back. */
export async function endCheckout(
  tx: Ctx,
  { id, paymentId }: CheckoutRow,
  state: Exclude<CheckoutState, "holding" | "asked" | "booked">,
  endedAt = tx.clock.now(),
): Promise<void> {
  await tx.db.update(checkouts).set({ state, endedAt, changedAt: tx.clock.now() }).where(eq(checkouts.id, id));
  if (paymentId) await giveBack(tx, paymentId);
}
