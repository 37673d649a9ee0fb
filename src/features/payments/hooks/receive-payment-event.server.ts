import { hash } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { paymentError } from "../payment.errors.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { type PaymentEvent, ProviderError } from "../providers/payment-provider.ts";
import { handleEventQueue } from "./handle-event.queue.ts";
import { paymentEvents } from "./payment-event.tables.server.ts";

/**
 * Keeps an event and queues its handling, once for each event however often it comes. Refuses a provider that isn't in use and, before it reads anything,
 * a body that the provider didn't sign just now. An event of a kind that we don't follow is taken and forgotten.
 */
export async function receivePaymentEvent(ctx: Ctx, provider: string, body: Uint8Array, headers: Headers): Promise<void> {
  const { kind } = ctx.config.payments;
  if (kind === "recorded" || provider !== kind) throw paymentError("payment_hook_not_found");
  const event = await readEvent(ctx, body, headers);
  if (!event) return;
  const { id: eventId, about } = event;
  const row = { provider: kind, eventId, aboutKind: about.kind, aboutRef: about.ref, bodyHash: hash("sha256", body) };
  await transact(ctx, async (tx) => {
    const receivedAt = tx.clock.now();
    const added = await tx.db
      .insert(paymentEvents)
      .values({ ...row, receivedAt })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId });
    if (added.length > 0) await tx.jobs.send(tx.db, handleEventQueue, { provider: kind, eventId });
  });
}

async function readEvent(ctx: Ctx, body: Uint8Array, headers: Headers): Promise<PaymentEvent | null> {
  try {
    return await paymentProvider(ctx).readEvent(body, headers);
  } catch (error) {
    if (!(error instanceof ProviderError) || (error.kind !== "bad_signature" && error.kind !== "bad_event")) throw error;
    ctx.log.warn({ reason: error.kind }, "an event of a payment provider was refused");
    throw paymentError(error.kind === "bad_signature" ? "payment_event_not_signed" : "payment_event_unreadable");
  }
}
