import type { Money } from "../../platform/money.ts";
import type { Movement } from "./ledger.rules.ts";

export type Payment = { bookingId: string; amount: Money };

/** Whoever moves the money. Each answers with the provider's own reference; a refusal is thrown and undoes the booking. */
export type PaymentPort = Record<Movement, (payment: Payment) => Promise<string>>;

/** The built-in provider: everything is paid at once, and only the ledger knows. */
export const recordedPayments: PaymentPort = {
  charge: async () => "recorded",
  refund: async () => "recorded",
  payout: async () => "recorded",
};
