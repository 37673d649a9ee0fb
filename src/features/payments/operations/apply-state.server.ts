import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { bearFee } from "../ledger/bear-fee.server.ts";
import type { PaymentState } from "../providers/payment-provider.ts";
import { paymentMoved } from "./payment.facts.ts";
import type { PaymentRow } from "./payment.queries.server.ts";
import { isPaid, knownFee } from "./payment.rules.ts";
import { payments } from "./payment.tables.server.ts";

const AMOUNT_DIFFERS = "amount_differs";
const DISPUTED = "disputed";

/** Takes what the provider answered to question `asked` over to a locked payment, unless a later answer stands there already. Tells if it changed anything. */
export async function applyState(tx: Ctx, payment: PaymentRow, state: PaymentState, asked: number): Promise<PaymentRow> {
  if (asked <= payment.answered) return payment;
  const current = {
    stage: state.state,
    authorized: state.authorized.cents,
    captured: state.captured.cents,
    refunded: state.refunded.cents,
    disputed: state.disputed.cents,
    fee: knownFee(payment, state),
    captureBefore: state.captureBefore,
    failure: state.failure?.code ?? null,
    ...(state.card && { cardRef: state.card.ref || null, cardBrand: state.card.brand, cardLast4: state.card.last4 }),
    fault: differs(payment, state) ? AMOUNT_DIFFERS : faultAfter(payment, state),
  };
  await tx.db
    .update(payments)
    .set({ ...current, answered: asked, readAt: tx.clock.now() })
    .where(eq(payments.id, payment.id));
  const after = { ...payment, ...current };
  await bearRise(tx, payment, after.fee);
  if (hasMoved(payment, after)) {
    const { id: paymentId, purpose, subjectId } = payment;
    await recordFact(tx, paymentMoved, { paymentId, purpose, subjectId });
  }
  return after;
}

/** A fee is there once something is captured, and rises where that is disputed. Each rise is a cost of its own, named after the payment. */
async function bearRise(tx: Ctx, { id, fee, bookingId }: PaymentRow, after: number): Promise<void> {
  if (after > fee) await bearFee(tx, { bookingId, cents: after - fee, reference: `${id}:${after}` });
}

const hasMoved = (before: PaymentRow, after: PaymentRow): boolean =>
  before.stage !== after.stage ||
  before.captured !== after.captured ||
  before.refunded !== after.refunded ||
  before.disputed !== after.disputed ||
  before.fault !== after.fault;

/** Staff look at a payment once it is disputed, until that is won. */
function faultAfter({ fault, disputed }: PaymentRow, state: PaymentState): string | null {
  if (state.disputed.cents > disputed) return fault ?? DISPUTED;
  return state.disputed.cents === 0 && fault === DISPUTED ? null : fault;
}

/** What was paid isn't what we asked for: nobody should live on it before somebody has looked. */
const differs = ({ amount, currency }: PaymentRow, { state, authorized }: PaymentState): boolean =>
  isPaid(state) && (authorized.cents !== amount || authorized.currency !== currency);
