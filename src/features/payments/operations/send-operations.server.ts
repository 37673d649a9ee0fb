import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { isInTransaction, transact } from "../../../platform/db/database.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { ProviderError } from "../providers/payment-provider.ts";
import { askProvider } from "./ask-provider.server.ts";
import { endOperation, giveUp, postpone } from "./end-operation.server.ts";
import { beginAsking, lockPayment, nextOperation, type OperationRow, type PaymentRow } from "./payment.queries.server.ts";
import { isKeyWornOut, LEASE_MS } from "./payment.rules.ts";
import { paymentOperations } from "./payment.tables.server.ts";
import { readPayment } from "./read-payment.server.ts";
import { operate } from "./queue-operation.server.ts";

export type Claimed = { payment: PaymentRow; operation: OperationRow };

/**
 * Sends a payment's operations that are due, one after the other, until one has to wait. Whoever dies meanwhile leaves rows that say how far it came: a job goes
 * on from there. Several may try at once: under one key it is done once. Somebody who waits for the answer (`isAwaited`) doesn't leave it to whoever is at it. Never in a
 * transaction.
 */
export async function sendOperations(ctx: Ctx, paymentId: string, { isAwaited = false } = {}): Promise<void> {
  if (isInTransaction()) throw new Error("a provider is never asked inside a transaction");
  for (;;) {
    const claimed = await claimNext(ctx, paymentId, isAwaited);
    if (!claimed || !(await send(ctx, claimed))) return;
  }
}

/** Takes the next operation, if it is due, and leaves a job that looks after it should this process die. */
const claimNext = (ctx: Ctx, paymentId: string, isAwaited: boolean): Promise<Claimed | null> =>
  transact(ctx, async (tx) => {
    const before = await lockPayment(tx, paymentId);
    if (before.provider !== paymentProvider(ctx).name) return null;
    const next = await nextOperation(tx, paymentId);
    const now = ctx.clock.now();
    if (!next || (next.nextAt > now && !isAwaited)) return null;
    const payment = await beginAsking(tx, paymentId);
    const isFirst = next.attempts === 0;
    const [operation] = await tx.db
      .update(paymentOperations)
      .set({
        state: "sent",
        attempts: sql`${paymentOperations.attempts} + 1`,
        nextAt: new Date(now.getTime() + LEASE_MS),
        ...(isFirst && { firstSentAt: now, capturedBefore: before.captured, refundedBefore: before.refunded }),
        ...(isKeyWornOut(next.firstSentAt, now) && { keyNumber: next.keyNumber + 1, firstSentAt: now }),
      })
      .where(eq(paymentOperations.id, next.id))
      .returning();
    await tx.jobs.send(tx.db, operate, { paymentId }, { startAfter: new Date(Date.now() + LEASE_MS) });
    return operation ? { payment, operation } : null;
  });

/** Whether the next one may follow. */
async function send(ctx: Ctx, claimed: Claimed): Promise<boolean> {
  try {
    const answer = await askProvider(ctx, claimed);
    await transact(ctx, (tx) => endOperation(tx, claimed, answer));
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      // A fault of ours: perhaps it was sent.
      await transact(ctx, (tx) =>
        postpone(tx, claimed, new ProviderError("unclear", String(error), { code: "unreachable", cause: error })),
      );
      throw error;
    }
    const isFinal = error.kind === "refused" || error.kind === "not_found";
    await transact(ctx, (tx) => (isFinal ? giveUp(tx, claimed, error) : postpone(tx, claimed, error)));
    if (isFinal && claimed.operation.kind === "capture") await readPayment(ctx, claimed.payment.id);
    return isFinal;
  }
}
