import type { Services } from "../../../../platform/context.server.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { asking, asProviderError } from "./stripe-errors.server.ts";
import { readStripeEvent } from "./stripe-events.server.ts";
import { stripeHostCalls } from "./stripe-hosts.server.ts";
import { stripePaymentCalls } from "./stripe-payments.server.ts";
import { findStripePayment, listStripePayments } from "./stripe-reading.server.ts";
import { stripeRefundCalls } from "./stripe-refunds.server.ts";

/** Stripe: a hosted page, authorized and then captured; separate charges and transfers. */
export function stripeProvider(services: Services): PaymentProvider {
  return {
    name: "stripe",
    can: { authorize: true, saveCards: true, payOut: true },
    ...stripePaymentCalls(services),
    ...stripeRefundCalls(services),
    ...stripeHostCalls(services),
    read: (ref) => asking(async () => findStripePayment(await stripeClient(services), ref)),
    async *list(since) {
      try {
        yield* listStripePayments(await stripeClient(services), since);
      } catch (error) {
        throw asProviderError(error);
      }
    },
    readEvent: (body, headers) => readStripeEvent(services, body, headers),
  };
}
