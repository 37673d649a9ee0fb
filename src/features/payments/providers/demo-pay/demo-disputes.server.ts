import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { money } from "../../../../platform/money.ts";
import { type DisputeState, ProviderError } from "../payment-provider.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { demoDisputes, demoPayments } from "./demo-pay.tables.server.ts";
import { changeDemoPayment, DISPUTE_FEE_CENTS } from "./demo-payments.server.ts";

export async function readDemoDispute(ctx: Ctx, ref: string): Promise<DisputeState> {
  const [found] = await ctx.db
    .select()
    .from(demoDisputes)
    .innerJoin(demoPayments, eq(demoPayments.ref, demoDisputes.payment))
    .where(and(eq(demoDisputes.ref, ref), isNotNull(demoDisputes.openedAt)));
  if (!found) throw new ProviderError("not_found", "Demo Pay has no such dispute");
  const { demo_disputes: dispute, demo_payments: payment } = found;
  return {
    ref,
    payment: payment.ref,
    amount: money(dispute.amount, payment.currency),
    fee: money(DISPUTE_FEE_CENTS, payment.currency),
    reason: "fraudulent",
    evidenceDue: dispute.evidenceDue,
    state: dispute.state,
  };
}

/** The bank decides. What is won comes back; the fee doesn't. A dispute that is decided stays so. */
export async function decideDemoDispute(ctx: Ctx, ref: string, verdict: "won" | "lost"): Promise<void> {
  await transact(ctx, async (tx) => {
    const isUndecided = and(eq(demoDisputes.ref, ref), eq(demoDisputes.state, "open"), isNotNull(demoDisputes.openedAt));
    const [decided] = await tx.db.update(demoDisputes).set({ state: verdict }).where(isUndecided).returning();
    if (!decided) return;
    if (verdict === "won") await changeDemoPayment(tx, decided.payment, { disputed: 0 });
    await addDemoEvent(tx, "dispute", ref);
  });
}
