import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { ProviderError, readPayment } from "../../payments/index.server.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { findCheckout } from "./checkout.queries.server.ts";
import { settleCheckout } from "./settle-checkout.server.ts";

/** A guest who comes back from paying: the provider is asked itself, whatever the address says, and a paid checkout becomes a booking. */
export async function returnFromPayment(ctx: Ctx, checkoutId: string): Promise<void> {
  const checkout = await admit(ctx, checkoutPolicy, "pay", () => findCheckout(ctx, checkoutId));
  if (!checkout.paymentId || checkout.state === "booked") return;
  try {
    await readPayment(ctx, checkout.paymentId);
  } catch (error) {
    // An event or the reconciliation will say it.
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, checkoutId }, "a payment could not be read");
  }
  await settleCheckout(ctx, checkoutId);
}
