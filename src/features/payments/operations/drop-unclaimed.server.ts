import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { giveBack } from "./give-back.server.ts";
import { paymentMoved } from "./payment.facts.ts";
import { lockPayment, type PaymentRow } from "./payment.queries.server.ts";
import { isPaid } from "./payment.rules.ts";

/** Longer than anybody waits for the answer to a charge. */
const WAITED_FOR_MS = 10 * 60_000;

/**
 * Sees to a payment that was made a while ago and that no booking took. What a change of a booking was waiting for is given back: whoever asked for it is gone. A
 * stay is told of once more, and its checkout says whether it is booked, still asked for, or over.
 */
export async function dropUnclaimed(ctx: Ctx, seen: PaymentRow): Promise<void> {
  if (!isUnclaimed(ctx, seen)) return;
  await transact(ctx, async (tx) => {
    const payment = await lockPayment(tx, seen.id);
    if (!isUnclaimed(tx, payment)) return;
    const { id: paymentId, purpose, subjectId } = payment;
    if (purpose === "change") await giveBack(tx, paymentId);
    else await recordFact(tx, paymentMoved, { paymentId, purpose, subjectId });
  });
}

const isUnclaimed = ({ clock }: Ctx, { stage, bookingId, createdAt }: PaymentRow): boolean =>
  isPaid(stage) && bookingId === null && clock.now().getTime() - createdAt.getTime() > WAITED_FOR_MS;
