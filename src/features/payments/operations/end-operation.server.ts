import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import type { ProviderError } from "../providers/payment-provider.ts";
import { applyState } from "./apply-state.server.ts";
import type { Answer } from "./ask-provider.server.ts";
import { paymentMoved, refundFailed } from "./payment.facts.ts";
import { lockPayment, type OperationRow, type PaymentRow } from "./payment.queries.server.ts";
import { CAPTURE_FAILED, pauseAfter } from "./payment.rules.ts";
import { paymentOperations, payments } from "./payment.tables.server.ts";
import { operate, queueOperation, readAgain } from "./queue-operation.server.ts";

type Claimed = { payment: PaymentRow; operation: OperationRow };

const REFUND_FAILED = "refund_failed";
const MOST_ERROR = 300;

/** Writes down what came of an operation, and what the payment has become by it. */
export async function endOperation(tx: Ctx, { payment, operation }: Claimed, { state, opened, refund }: Answer): Promise<void> {
  const current = await lockPayment(tx, payment.id);
  if (opened) {
    const { ref, url } = opened;
    await tx.db
      .update(payments)
      .set({ ref, payUrl: url.href, ...(current.stage === "new" && { stage: "open" as const }) })
      .where(eq(payments.id, payment.id));
  }
  // A charge is known by its answer for the first time.
  if (state && current.ref === null) await tx.db.update(payments).set({ ref: state.ref }).where(eq(payments.id, payment.id));
  if (state) await applyState(tx, current, state, payment.asked);
  // Somebody who asked meanwhile perhaps heard how it was before this was done.
  if (current.asked > payment.asked) await tx.jobs.send(tx.db, readAgain, { paymentId: payment.id });
  if (await hasEnded(tx, operation.id)) return;
  const isPending = refund?.state === "pending";
  if (refund?.state === "failed") return noteFailedRefund(tx, current, operation, refund.ref);
  await endAs(tx, operation.id, isPending ? "pending" : "done", refund?.ref ?? null);
}

/** The provider won't do it. A payment that can't be opened or charged has failed; a refund that can't be sent is for staff. */
export async function giveUp(tx: Ctx, { payment, operation }: Claimed, error: ProviderError): Promise<void> {
  const current = await lockPayment(tx, payment.id);
  if (await hasEnded(tx, operation.id)) return;
  await tx.db
    .update(paymentOperations)
    .set({ error: error.message.slice(0, MOST_ERROR) })
    .where(eq(paymentOperations.id, operation.id));
  if (operation.kind === "refund") return noteFailedRefund(tx, current, operation, null);
  await endAs(tx, operation.id, "refused", null);
  if (current.ref !== null) await tx.jobs.send(tx.db, readAgain, { paymentId: payment.id });
  if (operation.kind === "capture") await dropCapture(tx, payment.id);
  const hasFailed = (operation.kind === "open" && current.stage === "new") || operation.kind === "charge";
  const fault = operation.kind === "capture" ? CAPTURE_FAILED : null;
  if (!hasFailed && !fault) return;
  await tx.db
    .update(payments)
    .set(fault ? { fault } : { stage: "failed", failure: error.code })
    .where(eq(payments.id, payment.id));
  const { id: paymentId, purpose, subjectId } = current;
  await recordFact(tx, paymentMoved, { paymentId, purpose, subjectId });
}

/** It is tried again later: at once the busier the provider, the later. */
export async function postpone(tx: Ctx, { payment, operation }: Claimed, error: ProviderError): Promise<void> {
  await lockPayment(tx, payment.id);
  if (await hasEnded(tx, operation.id)) return;
  const pause = pauseAfter(operation.attempts);
  // A failure that was answered is remembered under its key by the provider.
  const wasAnswered = error.kind === "unclear" && error.code !== "unreachable";
  await tx.db
    .update(paymentOperations)
    .set({
      state: error.kind === "busy" ? "queued" : "unclear",
      nextAt: new Date(tx.clock.now().getTime() + pause),
      error: error.message.slice(0, MOST_ERROR),
      ...(wasAnswered && { keyNumber: operation.keyNumber + 1 }),
    })
    .where(eq(paymentOperations.id, operation.id));
  await tx.jobs.send(tx.db, operate, { paymentId: payment.id }, { startAfter: new Date(Date.now() + pause) });
}

/** A refund that the provider gave up: its guest and staff are told, and nobody forgets it. */
export async function noteFailedRefund(tx: Ctx, payment: PaymentRow, operation: OperationRow, ref: string | null): Promise<void> {
  await endAs(tx, operation.id, "refused", ref);
  await tx.db.update(payments).set({ fault: REFUND_FAILED }).where(eq(payments.id, payment.id));
  const { id: paymentId, purpose, subjectId } = payment;
  const bookingId = operation.bookingId ?? payment.bookingId;
  await recordFact(tx, refundFailed, { paymentId, purpose, subjectId, bookingId, amountCents: operation.amount });
}

/** What was never taken need not come back, and isn't held any longer: it is paid another way. */
async function dropCapture(tx: Ctx, paymentId: string): Promise<void> {
  await queueOperation(tx, paymentId, "void", 0);
  await tx.db
    .update(paymentOperations)
    .set({ state: "refused", error: "nothing was taken", endedAt: tx.clock.now() })
    .where(and(eq(paymentOperations.paymentId, paymentId), eq(paymentOperations.kind, "refund"), eq(paymentOperations.state, "queued")));
}

async function endAs(tx: Ctx, operationId: string, state: "pending" | "done" | "refused", ref: string | null): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(paymentOperations)
    .set({
      state,
      ...(ref !== null && { ref }),
      ...(state === "pending" ? { nextAt: new Date(now.getTime() + pauseAfter(6)) } : { endedAt: now }),
    })
    .where(eq(paymentOperations.id, operationId));
}

/** Somebody else may have sent it at the same time, and have had the answer first. */
async function hasEnded(tx: Ctx, operationId: string): Promise<boolean> {
  const [operation] = await tx.db
    .select({ endedAt: paymentOperations.endedAt })
    .from(paymentOperations)
    .where(eq(paymentOperations.id, operationId));
  return Boolean(operation?.endedAt);
}
