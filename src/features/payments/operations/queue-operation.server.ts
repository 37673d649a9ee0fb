import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Queue } from "../../../platform/jobs/queue.server.ts";
import { LEASE_MS, type OperationKind } from "./payment.rules.ts";
import { paymentOperations } from "./payment.tables.server.ts";

/** Sends what is due of a payment's operations; whoever wrote one down wakes it. */
export const operate: Queue<{ paymentId: string }> = { name: "payments.operate", input: z.object({ paymentId: z.uuid() }) };

/** Asks how a payment stands after something of it may have been missed. */
export const readAgain: Queue<{ paymentId: string }> = { name: "payments.read-again", input: z.object({ paymentId: z.uuid() }) };

/** Writes down what the provider is to be asked, in the caller's transaction, and for which booking. A job sends it after that commits. */
export async function queueOperation(tx: Ctx, paymentId: string, kind: OperationKind, amount: number, bookingId?: string): Promise<void> {
  await writeOperation(tx, paymentId, kind, amount, bookingId);
  await tx.jobs.send(tx.db, operate, { paymentId });
}

/** As `queueOperation`, for a caller who waits for the answer and sends it at once. The job is for the case that they die. */
export async function beginOperation(tx: Ctx, paymentId: string, kind: OperationKind, amount: number): Promise<void> {
  await writeOperation(tx, paymentId, kind, amount);
  await tx.jobs.send(tx.db, operate, { paymentId }, { startAfter: new Date(Date.now() + LEASE_MS) });
}

async function writeOperation(tx: Ctx, paymentId: string, kind: OperationKind, amount: number, bookingId?: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db.insert(paymentOperations).values({ paymentId, bookingId, kind, amount, nextAt: now, createdAt: now });
}
