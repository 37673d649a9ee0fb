import type { Stripe } from "stripe";
import type { Services } from "../../../../platform/context.server.ts";
import type { PaymentProvider, RefundState } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { asking } from "./stripe-errors.server.ts";
import { intentOf } from "./stripe-reading.server.ts";

export const stripeRefundCalls = (services: Services): Pick<PaymentProvider, "refund" | "readRefund"> => ({
  refund: ({ key, ref, amount, reference }) =>
    asking(async () => {
      const stripe = await stripeClient(services);
      const { id } = await intentOf(stripe, ref);
      const params = { payment_intent: id, amount: amount.cents, metadata: { reference } };
      return stateOf(await stripe.refunds.create(params, { idempotencyKey: key }));
    }),
  readRefund: (ref) => asking(async () => stateOf(await (await stripeClient(services)).refunds.retrieve(ref))),
});

const stateOf = ({ id, status, metadata }: Stripe.Refund): RefundState => ({
  ref: id,
  reference: metadata?.["reference"] ?? "",
  state: status === "succeeded" ? "done" : status === "failed" || status === "canceled" ? "failed" : "pending",
});
