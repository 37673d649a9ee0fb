import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Queue } from "../../../platform/jobs/queue.server.ts";
import type { OperationKind } from "./payment.rules.ts";
import { paymentOperations } from "./payment.tables.server.ts";

/** Sends what is due of a payment's operations; whoever wrote one down wakes it. */
export const operate: Queue<{ paymentId: string }> = { name: "payments.operate", input: z.object({ paymentId: z.uuid() }) };

/** Writes down what the provider is to be asked, in the caller's transaction. It is sent after that commits, by a job if not before. */
export async function queueOperation(tx: Ctx, paymentId: string, kind: OperationKind, amount: number): Promise<void> {
  const now = tx.clock.now();
  await tx.db.insert(paymentOperations).values({ paymentId, kind, amount, nextAt: now, createdAt: now });
  await tx.jobs.send(tx.db, operate, { paymentId });
}
