import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { noteFailedRefund } from "./end-operation.server.ts";
import { lockPayment, type OperationRow } from "./payment.queries.server.ts";
import { pauseAfter } from "./payment.rules.ts";
import { paymentOperations } from "./payment.tables.server.ts";
import { readPayment } from "./read-payment.server.ts";

/** Asks how a refund stands that the provider took on. One that failed after all is for staff. */
export async function settleRefund(ctx: Ctx, refund: OperationRow): Promise<void> {
  if (refund.ref === null) return;
  const { state } = await paymentProvider(ctx).readRefund(refund.ref);
  await transact(ctx, async (tx) => {
    const payment = await lockPayment(tx, refund.paymentId);
    const [operation] = await tx.db.select().from(paymentOperations).where(eq(paymentOperations.id, refund.id));
    if (!operation || operation.ref !== refund.ref || operation.state === "refused") return;
    if (state === "failed") return noteFailedRefund(tx, payment, operation, operation.ref);
    if (operation.state !== "pending") return;
    const now = tx.clock.now();
    const current =
      state === "done"
        ? { state, endedAt: now }
        : { attempts: operation.attempts + 1, nextAt: new Date(now.getTime() + pauseAfter(operation.attempts + 6)) };
    await tx.db.update(paymentOperations).set(current).where(eq(paymentOperations.id, operation.id));
  });
  await readPayment(ctx, refund.paymentId);
}
