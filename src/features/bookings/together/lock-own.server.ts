import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { type CheckoutRow, findCheckout, lockTogether } from "../checkout/checkout.queries.server.ts";
import { isLive } from "../checkout/checkout.rules.ts";

/** Locks a guest's own checkout and those that are paid with it, in listing order, and answers with those that hold their nights. Refuses one that doesn't any more. */
export async function lockOwn(tx: Ctx, checkoutId: string, ...others: string[]): Promise<CheckoutRow[]> {
  const { guestId } = await admit(tx, checkoutPolicy, "pay", () => findCheckout(tx, checkoutId));
  for (const other of others) await admit(tx, checkoutPolicy, "pay", () => findCheckout(tx, other));
  const now = tx.clock.now();
  const live = (await lockTogether(tx, guestId, [checkoutId, ...others])).filter((row) => row.state === "holding" && isLive(row, now));
  if (!live.some(({ id }) => id === checkoutId)) throw bookingError("checkout_over");
  return live;
}
