import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { paymentEvents } from "../hooks/payment-event.tables.server.ts";
import type { PaymentEvent, PaymentProvider } from "../providers/payment-provider.ts";

/** Marks an event as handled. */
export async function applyPaymentEvent(ctx: Ctx, { provider, id }: PaymentEvent & { provider: PaymentProvider["name"] }): Promise<void> {
  await ctx.db
    .update(paymentEvents)
    .set({ handledAt: ctx.clock.now() })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, id)));
}
