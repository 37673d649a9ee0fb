import { and, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findPayment, lockPayment } from "../operations/payment.queries.server.ts";
import { paymentOperations, payments } from "../operations/payment.tables.server.ts";
import { operate } from "../operations/queue-operation.server.ts";
import { readPayment } from "../operations/read-payment.server.ts";
import { paymentError } from "../payment.errors.ts";
import { paymentPolicy } from "../payment.policy.ts";
import { ProviderError } from "../providers/payment-provider.ts";

/** Asks the provider now how a payment stands. Recorded; staff leave their own payments to colleagues. */
export async function readPaymentAgain(ctx: Ctx, paymentId: string): Promise<void> {
  await admit(ctx, paymentPolicy, "settle", () => findPayment(ctx, paymentId));
  await recordAudit(ctx, { action: "payment.read-again", subjectType: "payment", subjectId: paymentId });
  try {
    await readPayment(ctx, paymentId);
  } catch (error) {
    if (error instanceof ProviderError) throw paymentError("provider_away");
    throw error;
  }
}

/**
 * Asks the provider again for what waits, and for what it refused to give back or to let go of. What it refused to take isn't taken any more: the guest pays
 * that another way. Recorded.
 */
export async function sendPaymentAgain(ctx: Ctx, paymentId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await admit(tx, paymentPolicy, "settle", () => findPayment(tx, paymentId));
    const { captured } = await lockPayment(tx, paymentId);
    const ofPayment = eq(paymentOperations.paymentId, paymentId);
    const now = tx.clock.now();
    await tx.db
      .update(paymentOperations)
      .set({ nextAt: now })
      .where(and(ofPayment, inArray(paymentOperations.state, ["queued", "unclear"])));
    await tx.db
      .update(paymentOperations)
      .set({ state: "queued", attempts: 0, ref: null, nextAt: now, endedAt: null, keyNumber: sql`${paymentOperations.keyNumber} + 1` })
      .where(
        and(
          ofPayment,
          eq(paymentOperations.state, "refused"),
          inArray(paymentOperations.kind, captured > 0 ? ["void", "refund"] : ["void"]),
        ),
      );
    await tx.db.update(payments).set({ fault: null }).where(eq(payments.id, paymentId));
    await recordAudit(tx, { action: "payment.send-again", subjectType: "payment", subjectId: paymentId });
    await tx.jobs.send(tx.db, operate, { paymentId });
  });
}
