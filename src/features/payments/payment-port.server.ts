import type { Money } from "../../platform/money.ts";
import type { Movement } from "./ledger.rules.ts";

export type Payment = { bookingId: string; amount: Money };

/** A payment provider. Each call returns the provider's reference; a refusal is thrown and undoes the booking. */
export type PaymentPort = Record<Exclude<Movement, "change">, (payment: Payment) => Promise<string>>;

/** The built-in provider: everything counts as paid immediately, and only the ledger records it. */
export const recordedPayments: PaymentPort = {
  charge: async () => "recorded",
  refund: async () => "recorded",
  payout: async () => "recorded",
};
