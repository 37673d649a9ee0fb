import type { Ctx, Services } from "../../../../platform/context.server.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { demoAccountCalls } from "./demo-accounts.server.ts";
import { readDemoDispute } from "./demo-disputes.server.ts";
import { readDemoEvent } from "./demo-events.server.ts";
import { demoPaymentCalls } from "./demo-payment-calls.server.ts";
import { demoRefundCalls } from "./demo-refunds.server.ts";
import { demoTransferCalls } from "./demo-transfers.server.ts";

/** A payment service inside the product that behaves as Stripe does, and moves no money. */
export function demoProvider(services: Services): PaymentProvider {
  const ctx: Ctx = { ...services, actor: null, request: null };
  return {
    name: "demo",
    can: { authorize: true, saveCards: true, payOut: true },
    ...demoPaymentCalls(ctx),
    ...demoRefundCalls(ctx),
    ...demoTransferCalls(ctx),
    readEvent: async (body, headers) => readDemoEvent(services, body, headers),
    accounts: demoAccountCalls(ctx),
    dispute: (ref) => readDemoDispute(ctx, ref),
  };
}
