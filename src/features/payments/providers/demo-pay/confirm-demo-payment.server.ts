import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { demoCardEnding } from "./demo-cards.ts";
import { demoPayError } from "./demo-pay.errors.ts";
import type { DemoPayOutcome } from "./demo-pay.schema.ts";
import { lockDemoPayment } from "./demo-payments.server.ts";
import { requireDemoPay } from "./read-demo-payment.server.ts";
import { declineDemoPayment, settleDemoPayment } from "./settle-demo-payment.server.ts";

/** Answers the bank, which asks whether it is really you who pays. `no` is a decline. Refused where nothing was asked. */
export async function confirmDemoPayment(ctx: Ctx, ref: string, answer: "yes" | "no"): Promise<DemoPayOutcome> {
  requireDemoPay(ctx);
  return transact(ctx, async (tx) => {
    const payment = await lockDemoPayment(tx, ref);
    const card = demoCardEnding(payment?.last4 ?? null);
    if (!payment) throw demoPayError("demo_payment_not_found");
    if (payment.state !== "needs_action" || !card) throw demoPayError("demo_payment_over");
    return answer === "yes" ? settleDemoPayment(tx, payment, card) : declineDemoPayment(tx, payment, "authentication_required");
  });
}
