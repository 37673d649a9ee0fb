import type { Ctx } from "../../../../platform/context.server.ts";
import { requestError } from "../../../../platform/errors.ts";
import { money } from "../../../../platform/money.ts";
import { demoPayError } from "./demo-pay.errors.ts";
import type { DemoPaymentView } from "./demo-pay.schema.ts";
import { type DemoPayment, findDemoPayment } from "./demo-payments.server.ts";

/** A payment as its page shows it, to whoever has its address. Not found where Demo Pay isn't what takes payments. */
export async function readDemoPayment(ctx: Ctx, ref: string): Promise<DemoPaymentView> {
  requireDemoPay(ctx);
  const payment = await findDemoPayment(ctx, ref);
  // A charge of a saved card has no page.
  if (!payment?.returnTo || !payment.cancelTo) throw demoPayError("demo_payment_not_found");
  const { label, amount, currency, returnTo, cancelTo } = payment;
  return { label, amount: money(amount, currency), step: stepOf(payment), returnTo, cancelTo };
}

export function requireDemoPay({ config }: Pick<Ctx, "config">): void {
  if (config.payments.kind !== "demo") throw requestError("not_found");
}

function stepOf({ state }: DemoPayment): DemoPaymentView["step"] {
  if (state === "open") return "card";
  if (state === "needs_action") return "confirm";
  return state === "authorized" || state === "captured" ? "paid" : "over";
}
