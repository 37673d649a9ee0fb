import { and, desc, eq, gte, lt, or } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { type FailureCode, type PaymentProvider, type PaymentState, ProviderError } from "../payment-provider.ts";
import { demoCardEnding } from "./demo-cards.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { demoPayments } from "./demo-pay.tables.server.ts";
import * as payments from "./demo-payments.server.ts";
import { onceByKey } from "./once-by-key.server.ts";
import { settleDemoPayment, takeMoney } from "./settle-demo-payment.server.ts";

const { requireDemoPayment, stateOf } = payments;

type Calls = Pick<PaymentProvider, "open" | "close" | "charge" | "capture" | "void" | "read" | "list">;
/** As at Stripe, whose pages end no sooner. */
const PAGE_LIVES_MS = 30 * 60_000;
const LISTED_AT_ONCE = 100;

/** What Demo Pay does with payments. */
export const demoPaymentCalls = (ctx: Ctx): Calls => ({
  open: (asked) => open(ctx, asked),
  close: (ref) => close(ctx, ref),
  charge: (asked) => charge(ctx, asked),
  capture: (asked) => capture(ctx, asked),
  void: (asked) => voidPayment(ctx, asked),
  read: async (ref) => stateOf(requireDemoPayment(await payments.findDemoPayment(ctx, ref))),
  list: (since) => list(ctx, since),
});

async function open(ctx: Ctx, { key, ...asked }: Parameters<Calls["open"]>[0]): ReturnType<Calls["open"]> {
  const { amount, endsAt, returnTo, cancelTo, capture: captures, saveCard, label, reference } = asked;
  requireAmount(amount.cents);
  const ref = await onceByKey(ctx, key, { call: "open", ...asked }, async (tx) => {
    const createdAt = tx.clock.now();
    const added = payments.newDemoRef("payment");
    await tx.db.insert(demoPayments).values({
      ref: added,
      reference,
      label,
      amount: amount.cents,
      currency: amount.currency,
      capture: captures,
      savesCard: saveCard,
      returnTo: returnTo.href,
      cancelTo: cancelTo.href,
      pageEndsAt: new Date(Math.max(endsAt.getTime(), createdAt.getTime() + PAGE_LIVES_MS)),
      state: "open",
      createdAt,
    });
    return added;
  });
  return { ref, url: new URL(`/demo-pay/${ref}`, returnTo) };
}

const close = (ctx: Ctx, ref: string): Promise<"closed" | "paid"> =>
  transact(ctx, async (tx) => {
    const payment = requireDemoPayment(await payments.lockDemoPayment(tx, ref));
    if (payment.state === "authorized" || payment.state === "captured") return "paid";
    if (payments.isOpen(payment)) {
      await payments.changeDemoPayment(tx, ref, { state: "expired" });
      await addDemoEvent(tx, "payment", ref);
    }
    return "closed";
  });

async function charge(ctx: Ctx, { key, ...asked }: Parameters<Calls["charge"]>[0]): Promise<PaymentState> {
  requireAmount(asked.amount.cents);
  const { ref, refusal } = await onceByKey(ctx, key, { call: "charge", ...asked }, (tx) => chargeSaved(tx, asked));
  if (refusal) throw new ProviderError("refused", "the card was declined", { code: refusal });
  return stateOf(requireDemoPayment(await payments.findDemoPayment(ctx, ref)));
}

type SavedCharge = Omit<Parameters<Calls["charge"]>[0], "key">;

async function chargeSaved(tx: Ctx, asked: SavedCharge): Promise<{ ref: string; refusal: FailureCode | null }> {
  const [saved] = await tx.db.select({ last4: demoPayments.last4 }).from(demoPayments).where(eq(demoPayments.cardRef, asked.card)).limit(1);
  const card = demoCardEnding(saved?.last4 ?? null);
  if (!card) throw new ProviderError("not_found", "Demo Pay has no such card");
  const ref = payments.newDemoRef("payment");
  const refusal = card.refusalLater ?? null;
  const now = tx.clock.now();
  const [payment] = await tx.db
    .insert(demoPayments)
    .values({
      ref,
      reference: asked.reference,
      label: asked.label,
      amount: asked.amount.cents,
      currency: asked.amount.currency,
      capture: asked.capture,
      savesCard: true,
      cardRef: asked.card,
      last4: saved?.last4 ?? null,
      pageEndsAt: now,
      state: "failed",
      failure: refusal,
      createdAt: now,
    })
    .returning();
  if (refusal || !payment) await addDemoEvent(tx, "payment", ref);
  else await settleDemoPayment(tx, payment, card);
  return { ref, refusal };
}

async function capture(ctx: Ctx, { key, ref, amount }: Parameters<Calls["capture"]>[0]): Promise<PaymentState> {
  await onceByKey(ctx, key, { call: "capture", ref, amount }, async (tx) => {
    const payment = requireDemoPayment(await payments.lockDemoPayment(tx, ref));
    requireAmount(amount.cents, payment.amount);
    if (payment.state !== "authorized") throw new ProviderError("refused", `a payment that is ${payment.state} can't be captured`);
    await takeMoney(tx, payment, amount.cents);
    return { ref };
  });
  return stateOf(requireDemoPayment(await payments.findDemoPayment(ctx, ref)));
}

async function voidPayment(ctx: Ctx, { key, ref }: Parameters<Calls["void"]>[0]): Promise<PaymentState> {
  await onceByKey(ctx, key, { call: "void", ref }, async (tx) => {
    const payment = requireDemoPayment(await payments.lockDemoPayment(tx, ref));
    if (payment.state === "voided") return { ref };
    if (payment.state !== "authorized") throw new ProviderError("refused", `a payment that is ${payment.state} can't be voided`);
    await payments.changeDemoPayment(tx, ref, { state: "voided" });
    await addDemoEvent(tx, "payment", ref);
    return { ref };
  });
  return stateOf(requireDemoPayment(await payments.findDemoPayment(ctx, ref)));
}

async function* list(ctx: Ctx, since: Date): AsyncGenerator<PaymentState & { reference: string }> {
  for (let last: payments.DemoPayment | undefined; ;) {
    const { createdAt, ref } = demoPayments;
    const isAfter = last && or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(ref, last.ref)));
    const page = await ctx.db
      .select()
      .from(demoPayments)
      .where(and(gte(createdAt, since), isAfter))
      .orderBy(desc(createdAt), desc(ref))
      .limit(LISTED_AT_ONCE);
    for (const payment of page) yield { ...stateOf(payments.asOf(payment, ctx.clock.now())), reference: payment.reference };
    last = page.at(-1);
    if (page.length < LISTED_AT_ONCE) return;
  }
}

export function requireAmount(cents: number, most = Number.MAX_SAFE_INTEGER): void {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new ProviderError("refused", "an amount is a whole number of cents above 0");
  if (cents > most) throw new ProviderError("refused", "that is more than there is");
}
