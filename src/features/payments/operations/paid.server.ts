import type { Ctx } from "../../../platform/context.server.ts";
import { paymentsOf } from "./payment.queries.server.ts";
import { isPaid } from "./payment.rules.ts";

export type Paid = { paidAt: Date; amountCents: number; card: { brand: string; last4: string } | null; refundedCents: number };

/** What was paid through a provider for a booking, the first payment first. */
export async function paidFor(ctx: Ctx, bookingId: string): Promise<Paid[]> {
  const rows = await paymentsOf(ctx, bookingId);
  return rows
    .filter(({ stage }) => isPaid(stage))
    .map(({ createdAt, amount, refunded, cardBrand, cardLast4 }) => ({
      paidAt: createdAt,
      amountCents: amount,
      card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
      refundedCents: refunded,
    }))
    .toReversed();
}
