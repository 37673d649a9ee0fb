import { and, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { demoCardEnding } from "./demo-cards.ts";
import { decideDemoDispute } from "./demo-disputes.server.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { demoDisputes, demoPayments, demoRefunds } from "./demo-pay.tables.server.ts";
import { changeDemoPayment, DISPUTE_FEE_CENTS, lockDemoPayment, requireDemoPayment } from "./demo-payments.server.ts";

/** What happens at Demo Pay without anyone asking: refunds arrive or don't, disputes begin and are lost, pages and authorizations end. */
export async function passDemoTime(ctx: Ctx): Promise<void> {
  await transact(ctx, endWhatLapsed);
  const pending = await ctx.db.select().from(demoRefunds).where(eq(demoRefunds.state, "pending"));
  for (const refund of pending) await transact(ctx, (tx) => settleRefund(tx, refund));
  const now = ctx.clock.now();
  const coming = await ctx.db
    .select()
    .from(demoDisputes)
    .where(and(isNull(demoDisputes.openedAt), lte(demoDisputes.opensAt, now)));
  for (const dispute of coming) await transact(ctx, (tx) => openDispute(tx, dispute));
  const unanswered = await ctx.db
    .select({ ref: demoDisputes.ref })
    .from(demoDisputes)
    .where(and(eq(demoDisputes.state, "open"), isNotNull(demoDisputes.openedAt), lte(demoDisputes.evidenceDue, now)));
  for (const { ref } of unanswered) await decideDemoDispute(ctx, ref, "lost");
}

async function endWhatLapsed(tx: Ctx): Promise<void> {
  const now = tx.clock.now();
  const isUnpaid = and(inArray(demoPayments.state, ["open", "needs_action"]), lte(demoPayments.pageEndsAt, now));
  const isUncaptured = and(eq(demoPayments.state, "authorized"), lte(demoPayments.captureBefore, now));
  const ref = { ref: demoPayments.ref };
  const expired = await tx.db.update(demoPayments).set({ state: "expired" }).where(isUnpaid).returning(ref);
  const lapsed = await tx.db.update(demoPayments).set({ state: "voided" }).where(isUncaptured).returning(ref);
  for (const ended of [...expired, ...lapsed]) await addDemoEvent(tx, "payment", ended.ref);
}

async function settleRefund(tx: Ctx, { ref, payment: of, amount }: typeof demoRefunds.$inferSelect): Promise<void> {
  const payment = await lockDemoPayment(tx, of);
  const fails = demoCardEnding(payment?.last4 ?? null)?.failsRefunds === true;
  const isPending = and(eq(demoRefunds.ref, ref), eq(demoRefunds.state, "pending"));
  const [settled] = await tx.db
    .update(demoRefunds)
    .set({ state: fails ? "failed" : "done" })
    .where(isPending)
    .returning();
  if (!settled || !payment) return;
  if (fails) await changeDemoPayment(tx, of, { refunded: payment.refunded - amount });
  await addDemoEvent(tx, "refund", ref);
}

async function openDispute(tx: Ctx, { ref, payment, amount }: typeof demoDisputes.$inferSelect): Promise<void> {
  const isComing = and(eq(demoDisputes.ref, ref), isNull(demoDisputes.openedAt));
  const [opened] = await tx.db.update(demoDisputes).set({ openedAt: tx.clock.now() }).where(isComing).returning();
  if (!opened) return;
  const { fee } = requireDemoPayment(await lockDemoPayment(tx, payment));
  await changeDemoPayment(tx, payment, { disputed: amount, fee: fee + DISPUTE_FEE_CENTS });
  await addDemoEvent(tx, "dispute", ref);
}
