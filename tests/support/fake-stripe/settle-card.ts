import type { Stripe } from "stripe";
import { type DemoCard, last4Of } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import { demoFeeOf, DISPUTE_FEE_CENTS } from "../../../src/features/payments/providers/demo-pay/demo-payments.server.ts";
import type { FakeState } from "./fake-stripe-state.ts";
import { balanceTransaction, cardDetails, charge, dispute, methodCard } from "./stripe-fields.ts";

const HOLD_SECONDS = 7 * 86_400;
/** Stripe books a capture a moment after it answers. */
const BOOKED_AFTER_SECONDS = 1;
const DISPUTED_AFTER_SECONDS = 60;

type Error = Stripe.PaymentIntent.LastPaymentError;

const ERRORS: Record<string, Pick<Error, "code" | "message"> & { decline_code?: string }> = {
  declined: { code: "card_declined", decline_code: "generic_decline", message: "Your card was declined." },
  insufficient_funds: { code: "card_declined", decline_code: "insufficient_funds", message: "Your card has insufficient funds." },
  expired_card: { code: "expired_card", message: "Your card has expired." },
  authentication_required: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "The payment needs to be confirmed.",
  },
  not_confirmed: { code: "payment_intent_authentication_failure", message: "The payment wasn't confirmed." },
};

export function refuseCard(state: FakeState, intent: Stripe.PaymentIntent, why: string): Error {
  const error = { type: "card_error", ...(ERRORS[why] ?? ERRORS["declined"]) } as Error;
  Object.assign(intent, { status: "requires_payment_method", last_payment_error: error });
  state.tell("payment_intent.payment_failed", intent);
  return error;
}

/** The card pays: it is held, or charged. */
export function settleCard(state: FakeState, intent: Stripe.PaymentIntent, card: DemoCard, method: Stripe.PaymentMethod): void {
  const isHeld = state.holding.has(intent.id);
  const before = state.now() + HOLD_SECONDS;
  const made = charge({
    id: state.newId("ch"),
    amount: intent.amount,
    created: state.now(),
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(last4Of(card), isHeld ? before : undefined),
  });
  state.charges.set(made.id, made);
  Object.assign(intent, { latest_charge: made.id, payment_method: method.id, last_payment_error: null, next_action: null });
  if (!isHeld) return capture(state, intent, intent.amount);
  Object.assign(intent, { status: "requires_capture", amount_capturable: intent.amount });
  state.tell("payment_intent.amount_capturable_updated", intent);
  state.later.push({ at: before, run: () => intent.status === "requires_capture" && cancel(state, intent, "automatic") });
}

export function capture(state: FakeState, intent: Stripe.PaymentIntent, amount: number): void {
  const made = state.charges.get(intent.latest_charge as string);
  if (!made) throw new Error("nothing to capture");
  Object.assign(made, { captured: true, amount_captured: amount });
  Object.assign(intent, { status: "succeeded", amount_capturable: 0, amount_received: amount });
  state.tell("charge.captured", made);
  state.tell("payment_intent.succeeded", intent);
  state.later.push({ at: state.now() + BOOKED_AFTER_SECONDS, run: () => book(state, made) });
  if (cardOf(state, intent)?.isDisputed)
    state.later.push({ at: state.now() + DISPUTED_AFTER_SECONDS, run: () => openDispute(state, intent, made) });
}

/** What was captured is in the balance, without its fee. */
function book(state: FakeState, made: Stripe.Charge): void {
  const { id: source, amount_captured: amount, currency } = made;
  const entry = balanceTransaction({ id: state.newId("txn"), amount, fee: demoFeeOf(amount), created: state.now(), currency, source });
  state.booked.set(entry.id, entry);
  made.balance_transaction = entry.id;
  state.tell("charge.updated", made);
}

export function cancel(state: FakeState, intent: Stripe.PaymentIntent, reason: Stripe.PaymentIntent.CancellationReason | null): void {
  Object.assign(intent, { status: "canceled", canceled_at: state.now(), cancellation_reason: reason, amount_capturable: 0 });
  const made = state.charges.get(String(intent.latest_charge));
  if (made) Object.assign(made, { refunded: true, amount_refunded: made.amount });
  state.tell("payment_intent.canceled", intent);
}

export const cardOf = (state: FakeState, { payment_method }: Pick<Stripe.PaymentIntent, "payment_method">): DemoCard | undefined =>
  state.cards.get(payment_method as string);

export function newMethod(state: FakeState, card: DemoCard, customer: string | null): Stripe.PaymentMethod {
  const [id, created] = [state.newId("pm"), state.now()];
  const made: Stripe.PaymentMethod = methodCard({ id, created, customer }, last4Of(card));
  state.methods.set(id, made);
  state.cards.set(id, card);
  return made;
}

function openDispute(state: FakeState, intent: Stripe.PaymentIntent, made: Stripe.Charge): void {
  const opened = dispute({
    id: state.newId("du"),
    amount: intent.amount_received,
    charge: made.id,
    created: state.now(),
    currency: intent.currency,
    payment_intent: intent.id,
    balance_transactions: [{ fee: DISPUTE_FEE_CENTS } as Stripe.BalanceTransaction],
    evidence_details: {
      due_by: state.now() + HOLD_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
  });
  state.disputes.set(opened.id, opened);
  made.disputed = true;
  state.tell("charge.dispute.created", opened);
}

export function decideDispute(state: FakeState, id: string, verdict: "won" | "lost"): void {
  const opened = state.disputes.get(id);
  if (!opened) throw new Error("no such dispute");
  opened.status = verdict;
  state.tell("charge.dispute.closed", opened);
}
