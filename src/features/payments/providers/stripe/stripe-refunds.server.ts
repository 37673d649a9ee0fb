import type { Stripe } from "stripe";
import type { Services } from "../../../../platform/context.server.ts";
import type { PaymentProvider, RefundState } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { asking } from "./stripe-errors.server.ts";
import { intentOf } from "./stripe-reading.server.ts";

export const stripeRefundCalls = (services: Services): Pick<PaymentProvider, "refund" | "readRefund"> => ({
  refund: ({ key, ref, amount }) =>
    asking(async () => {
      const stripe = await stripeClient(services);
      const { id } = await intentOf(stripe, ref);
      return stateOf(await stripe.refunds.create({ payment_intent: id, amount: amount.cents }, { idempotencyKey: key }));
    }),
  readRefund: (ref) => asking(async () => stateOf(await (await stripeClient(services)).refunds.retrieve(ref))),
});

function stateOf({ id, status }: Stripe.Refund): RefundState {
  if (status === "succeeded") return { ref: id, state: "done" };
  return { ref: id, state: status === "failed" || status === "canceled" ? "failed" : "pending" };
}
