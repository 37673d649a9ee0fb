import type { Ctx } from "../../../platform/context.server.ts";
import { isInTransaction, transact } from "../../../platform/db/database.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { applyState } from "./apply-state.server.ts";
import { beginAsking, lockPayment, type PaymentRow } from "./payment.queries.server.ts";

/**
 * Asks the provider how a payment stands and takes the answer over; one of a provider that was used before stays as it is. Throws a `ProviderError` where it
 * can't be asked; never in a transaction.
 */
export async function readPayment(ctx: Ctx, paymentId: string): Promise<PaymentRow> {
  if (isInTransaction()) throw new Error("a provider is never asked inside a transaction");
  const { ref, provider, asked } = await beginAsking(ctx, paymentId);
  const current = paymentProvider(ctx);
  if (ref === null || provider !== current.name) return lockPayment(ctx, paymentId);
  const state = await current.read(ref);
  return transact(ctx, async (tx) => applyState(tx, await lockPayment(tx, paymentId), state, asked));
}
