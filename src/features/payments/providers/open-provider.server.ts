import type { Services } from "../../../platform/context.server.ts";
import { demoProvider } from "./demo-pay/demo-provider.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { recordedProvider } from "./recorded/recorded-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.server.ts";

/** Who takes payments, as the configuration says. Its calls are made outside of transactions. */
export function paymentProvider(services: Services): PaymentProvider {
  switch (services.config.payments.kind) {
    case "demo":
      return demoProvider(services);
    case "recorded":
      return recordedProvider;
    case "stripe":
      return stripeProvider(services);
  }
}
