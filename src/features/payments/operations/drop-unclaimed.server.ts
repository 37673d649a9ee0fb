import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { giveBack } from "./give-back.server.ts";
import { paymentMoved } from "./payment.facts.ts";
import { lockPayment, type PaymentRow } from "./payment.queries.server.ts";
import { isPaid } from "./payment.rules.ts";

/**
 * Sees to a payment that was made a while ago and that no booking took. What a change of a booking was waiting for is given back: whoever asked for it is gone. A
 * stay or what was owed is told of once more, and whoever hears it says whether it is taken, still asked for, or over.
 */
export async function dropUnclaimed(ctx: Ctx, seen: PaymentRow): Promise<void> {
  if (!isUnclaimed(seen)) return;
  await transact(ctx, async (tx) => {
    const payment = await lockPayment(tx, seen.id);
    if (!isUnclaimed(payment)) return;
    const { id: paymentId, purpose, subjectId } = payment;
    if (purpose === "change") await giveBack(tx, paymentId);
    else await recordFact(tx, paymentMoved, { paymentId, purpose, subjectId });
  });
}

const isUnclaimed = ({ stage, bookingId }: PaymentRow): boolean => isPaid(stage) && bookingId === null;
