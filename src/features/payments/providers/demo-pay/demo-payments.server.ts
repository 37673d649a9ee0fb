import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { money } from "../../../../platform/money.ts";
import { type FailureCode, type PaymentState, ProviderError } from "../payment-provider.ts";
import { demoCardEnding } from "./demo-cards.ts";
import { demoPayments } from "./demo-pay.tables.server.ts";

export type DemoPayment = typeof demoPayments.$inferSelect;

/** What Stripe asks for a card in the United States: 2.9% and 30 cents of what is captured, and 15 dollars for a dispute. */
export const demoFeeOf = (cents: number): number => Math.round(cents * 0.029) + 30;
export const DISPUTE_FEE_CENTS = 1_500;

/** Unguessable, and says what it is. */
export const newDemoRef = (kind: "payment" | "card" | "refund" | "dispute" | "account" | "transfer" | "reversal" | "event"): string =>
  `demo_${kind}_${randomBytes(18).toString("base64url")}`;

export async function findDemoPayment(ctx: Ctx, ref: string): Promise<DemoPayment | undefined> {
  const [payment] = await ctx.db.select().from(demoPayments).where(eq(demoPayments.ref, ref));
  return payment && asOf(payment, ctx.clock.now());
}

/** The payment, which nobody else changes until the transaction ends. */
export async function lockDemoPayment(tx: Ctx, ref: string): Promise<DemoPayment | undefined> {
  const [payment] = await tx.db.select().from(demoPayments).where(eq(demoPayments.ref, ref)).for("update");
  return payment && asOf(payment, tx.clock.now());
}

export function requireDemoPayment(payment: DemoPayment | undefined): DemoPayment {
  if (!payment) throw new ProviderError("not_found", "Demo Pay has no such payment");
  return payment;
}

export const changeDemoPayment = (tx: Ctx, ref: string, changed: Partial<DemoPayment>) =>
  tx.db.update(demoPayments).set(changed).where(eq(demoPayments.ref, ref));

/** What ends by itself has ended, whether or not anyone wrote it down. */
export function asOf(payment: DemoPayment, now: Date): DemoPayment {
  const { state, pageEndsAt, captureBefore } = payment;
  if (isOpen(payment) && pageEndsAt <= now) return { ...payment, state: "expired" };
  if (state === "authorized" && captureBefore !== null && captureBefore <= now) return { ...payment, state: "voided" };
  return payment;
}

export const isOpen = ({ state }: Pick<DemoPayment, "state">): boolean => state === "open" || state === "needs_action";

/** Another card may work, or asking the holder; an expired card stays expired. */
const mayRetry = (code: FailureCode): boolean => code !== "expired_card";

export function stateOf(payment: DemoPayment): PaymentState {
  const { ref, state, currency, failure, last4, cardRef } = payment;
  const card = demoCardEnding(last4);
  const isHeld = state === "authorized" || state === "captured";
  return {
    ref,
    state,
    authorized: money(isHeld ? payment.amount : 0, currency),
    captured: money(payment.captured, currency),
    refunded: money(payment.refunded, currency),
    disputed: money(payment.disputed, currency),
    fee: money(payment.fee, currency),
    captureBefore: state === "authorized" ? payment.captureBefore : null,
    card: card && isHeld ? { ref: cardRef ?? "", brand: card.brand, last4: last4 ?? "" } : null,
    failure: failure && { code: failure, mayRetry: mayRetry(failure) },
  };
}
