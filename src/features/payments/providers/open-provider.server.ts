import type { Services } from "../../../platform/context.server.ts";
import { demoProvider } from "./demo-pay/demo-provider.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { recordedProvider } from "./recorded/recorded-provider.ts";

/** Who takes payments, as the configuration says. Its calls are no part of the caller's transaction. */
export function paymentProvider(services: Services): PaymentProvider {
  switch (services.config.payments.kind) {
    case "demo":
      return demoProvider(services);
    case "recorded":
      return recordedProvider;
    case "stripe":
      throw new Error("Stripe isn't built yet");
  }
}
