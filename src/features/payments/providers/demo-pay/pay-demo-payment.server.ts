import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { requestError } from "../../../../platform/errors.ts";
import { demoCardOf, last4Of } from "./demo-cards.ts";
import { demoPayError } from "./demo-pay.errors.ts";
import { type DemoCardInput, type DemoPayOutcome, endOfExpiry } from "./demo-pay.schema.ts";
import { changeDemoPayment, type DemoPayment, lockDemoPayment } from "./demo-payments.server.ts";
import { requireDemoPay } from "./read-demo-payment.server.ts";
import { declineDemoPayment, settleDemoPayment } from "./settle-demo-payment.server.ts";

/**
 * Pays with one of the test cards. A decline is an answer, which the payment remembers; what was mistyped is refused and remembered nowhere, as is a
 * payment that is over or that pauses after five declines.
 */
export async function payDemoPayment(ctx: Ctx, ref: string, { number, expiry }: DemoCardInput): Promise<DemoPayOutcome> {
  requireDemoPay(ctx);
  const card = demoCardOf(number);
  if (!card) throw refusedField("number", "Demo Pay takes only its test cards. Pick one from the list.");
  if (endOfExpiry(expiry) <= ctx.clock.now()) throw refusedField("expiry", "This date has passed.");
  return transact(ctx, async (tx) => {
    const payment = requirePayable(tx, await lockDemoPayment(tx, ref));
    if (card.refusal) return declineDemoPayment(tx, payment, card.refusal, last4Of(card));
    if (!card.asks) return settleDemoPayment(tx, payment, card);
    await changeDemoPayment(tx, ref, { state: "needs_action", last4: last4Of(card) });
    return { kind: "confirm" };
  });
}

const refusedField = (field: string, message: string) => requestError("invalid_input", { fields: { [field]: message } });

function requirePayable({ clock }: Ctx, payment: DemoPayment | undefined): DemoPayment {
  if (!payment?.returnTo) throw demoPayError("demo_payment_not_found");
  if (payment.state !== "open") throw demoPayError("demo_payment_over");
  const waitMs = (payment.pausedUntil?.getTime() ?? 0) - clock.now().getTime();
  if (waitMs > 0) throw demoPayError("demo_payment_paused", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  return payment;
}
