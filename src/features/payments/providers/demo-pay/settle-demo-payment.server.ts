import { DAY_MS } from "../../../../platform/clock.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import type { FailureCode } from "../payment-provider.ts";
import { type DemoCard, demoCardEnding, last4Of } from "./demo-cards.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { demoDisputes } from "./demo-pay.tables.server.ts";
import type { DemoPayOutcome } from "./demo-pay.schema.ts";
import { changeDemoPayment, demoFeeOf, type DemoPayment, newDemoRef } from "./demo-payments.server.ts";

const MOST_DECLINES = 5;
const PAUSE_MS = 10 * 60_000;
const CAPTURE_WITHIN_MS = 7 * DAY_MS;
const DISPUTED_AFTER_MS = 60_000;
const EVIDENCE_WITHIN_MS = 7 * DAY_MS;

/** The card pays: the amount is held on it, or taken at once. */
export async function settleDemoPayment(tx: Ctx, payment: DemoPayment, card: DemoCard): Promise<DemoPayOutcome> {
  await changeDemoPayment(tx, payment.ref, {
    state: "authorized",
    captureBefore: new Date(tx.clock.now().getTime() + CAPTURE_WITHIN_MS),
    last4: last4Of(card),
    cardRef: payment.cardRef ?? (payment.savesCard ? newDemoRef("card") : null),
    failure: null,
  });
  if (payment.capture === "now") await takeMoney(tx, { ...payment, last4: last4Of(card) }, payment.amount);
  else await addDemoEvent(tx, "payment", payment.ref);
  return { kind: "paid" };
}

/** Takes what was held, or a part of it; the rest is let go. */
export async function takeMoney(tx: Ctx, { ref, last4 }: DemoPayment, cents: number): Promise<void> {
  await changeDemoPayment(tx, ref, { state: "captured", captured: cents, fee: demoFeeOf(cents) });
  if (demoCardEnding(last4)?.isDisputed) {
    const opensAt = new Date(tx.clock.now().getTime() + DISPUTED_AFTER_MS);
    const evidenceDue = new Date(opensAt.getTime() + EVIDENCE_WITHIN_MS);
    await tx.db
      .insert(demoDisputes)
      .values({ ref: newDemoRef("dispute"), payment: ref, amount: cents, state: "open", opensAt, evidenceDue });
  }
  await addDemoEvent(tx, "payment", ref);
}

/** The card doesn't pay; another may. After five it has to wait. */
export async function declineDemoPayment(
  tx: Ctx,
  { ref, declines, last4: former }: DemoPayment,
  code: FailureCode,
  last4 = former,
): Promise<DemoPayOutcome> {
  const isLast = declines + 1 >= MOST_DECLINES;
  await changeDemoPayment(tx, ref, {
    state: "open",
    failure: code,
    last4,
    declines: isLast ? 0 : declines + 1,
    pausedUntil: isLast ? new Date(tx.clock.now().getTime() + PAUSE_MS) : null,
  });
  await addDemoEvent(tx, "payment", ref);
  return { kind: "declined", code };
}
