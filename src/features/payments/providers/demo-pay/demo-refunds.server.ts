import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { type PaymentProvider, ProviderError, type RefundState } from "../payment-provider.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { requireAmount } from "./demo-payment-calls.server.ts";
import { demoRefunds } from "./demo-pay.tables.server.ts";
import { changeDemoPayment, lockDemoPayment, newDemoRef, requireDemoPayment } from "./demo-payments.server.ts";
import { onceByKey } from "./once-by-key.server.ts";

type Calls = Pick<PaymentProvider, "refund" | "readRefund">;

/** A refund counts as given back from the start; a job says whether the bank took it. */
export const demoRefundCalls = (ctx: Ctx): Calls => ({
  refund: ({ key, ref: payment, amount, reference }) =>
    onceByKey(ctx, key, { call: "refund", payment, amount, reference }, async (tx): Promise<RefundState> => {
      const { state, captured, refunded } = requireDemoPayment(await lockDemoPayment(tx, payment));
      if (state !== "captured") throw new ProviderError("refused", `a payment that is ${state} can't be refunded`);
      requireAmount(amount.cents, captured - refunded);
      const ref = newDemoRef("refund");
      await tx.db
        .insert(demoRefunds)
        .values({ ref, reference, payment, amount: amount.cents, state: "pending", createdAt: tx.clock.now() });
      await changeDemoPayment(tx, payment, { refunded: refunded + amount.cents });
      await addDemoEvent(tx, "payment", payment);
      return { ref, reference, state: "pending" };
    }),
  async readRefund(ref) {
    const [refund] = await ctx.db.select().from(demoRefunds).where(eq(demoRefunds.ref, ref));
    if (!refund) throw new ProviderError("not_found", "Demo Pay has no such refund");
    return { ref, reference: refund.reference, state: refund.state };
  },
});
