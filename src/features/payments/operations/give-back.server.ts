import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { lockPayment, operationsOf, paymentsOf } from "./payment.queries.server.ts";
import { CAPTURE_FAILED, isDead } from "./payment.rules.ts";
import { payments, paymentShares } from "./payment.tables.server.ts";
import { queueOperation } from "./queue-operation.server.ts";

/**
 * Ends a payment that buys nothing: a page is closed, an authorization let go of, what was taken comes back whole. In the caller's transaction; asking again
 * changes nothing. Tells whether money that was taken is sent back.
 */
export async function giveBack(tx: Ctx, paymentId: string): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId);
  if (isDead(payment.stage)) return false;
  const operations = await operationsOf(tx, [paymentId]);
  const isAsked = (kind: string) => operations.some((operation) => operation.kind === kind && operation.state !== "refused");
  if (payment.stage === "captured") {
    const left = payment.captured - payment.refunded - queuedRefunds(operations);
    if (left > 0) await queueOperation(tx, paymentId, "refund", left);
    return left > 0;
  }
  if (payment.stage === "authorized") {
    if (!isAsked("void")) await queueOperation(tx, paymentId, "void", 0);
  } else if (!isAsked("close")) await queueOperation(tx, paymentId, "close", 0);
  return false;
}

/** The payment becomes a booking's, or each of these bookings has its share of it, and what was authorized is taken. In the caller's transaction. */
export async function takePayment(tx: Ctx, paymentId: string, shares: { bookingId: string; cents: number }[]): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const { bookingId } = shares[0] ?? {};
  await tx.db.update(payments).set({ bookingId }).where(eq(payments.id, paymentId));
  if (shares.length > 1)
    await tx.db.insert(paymentShares).values(shares.map(({ cents, ...share }) => ({ paymentId, amount: cents, ...share })));
  if (payment.stage === "authorized") await queueOperation(tx, paymentId, "capture", payment.amount);
}

/**
 * Gives this much of a booking's payments back, the newest first, each at most what it has. In the caller's transaction. What no provider holds, because the
 * operator takes money elsewhere, stays to be given back there.
 */
export async function refundPayments(tx: Ctx, bookingId: string, cents: number): Promise<void> {
  for (const { id } of await paymentsOf(tx, bookingId)) await lockPayment(tx, id);
  let left = cents;
  for (const { id, stage, fault, amount: paid, captured, refunded } of await paymentsOf(tx, bookingId)) {
    const operations = (await operationsOf(tx, [id])).filter(
      (operation) => operation.bookingId === null || operation.bookingId === bookingId,
    );
    const comes = stage === "authorized" && fault !== CAPTURE_FAILED ? paid : captured;
    const amount = Math.min(left, comes - refunded - queuedRefunds(operations));
    if (amount <= 0) continue;
    await queueOperation(tx, id, "refund", amount, bookingId);
    left -= amount;
  }
}

type Operations = Awaited<ReturnType<typeof operationsOf>>;

/** What is on its way back and not yet part of what the provider says was refunded. */
const queuedRefunds = (operations: Operations): number =>
  operations
    .filter(({ kind, state }) => kind === "refund" && (state === "queued" || state === "sent" || state === "unclear"))
    .reduce((sum, { amount }) => sum + amount, 0);
