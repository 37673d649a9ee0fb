import type { Stripe } from "stripe";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import type { FakeState } from "./fake-stripe-state.ts";
import { newMethod, refuseCard, settleCard } from "./settle-card.ts";
import { customer, paymentIntent } from "./stripe-fields.ts";

/** What the session was opened with and its intent gets once somebody pays. */
export type Wanted = Pick<Stripe.PaymentIntent, "metadata" | "description" | "setup_future_usage"> & { isHeld: boolean };

/** Somebody with this card on the session's page; `answer` is what they say where their bank asks. */
export function paySession(state: FakeState, wanted: Wanted, id: string, number: string, answer?: "yes" | "no"): void {
  const session = state.sessions.get(id);
  const card = demoCardOf(number);
  if (!session || !card) throw new Error("no such session, or no such card");
  if (session.status !== "open") throw new Error(`this page is ${session.status}`);
  const intent = intentFor(state, session, wanted);
  if (card.refusal) return void refuseCard(state, intent, card.refusal);
  if (card.asks && !answer) {
    intent.status = "requires_action";
    return state.tell("payment_intent.requires_action", intent);
  }
  if (card.asks && answer === "no") return void refuseCard(state, intent, "not_confirmed");
  intent.customer = session.customer_creation === "always" ? newCustomer(state, session) : null;
  const isSaved = intent.setup_future_usage === "off_session";
  settleCard(state, intent, card, newMethod(state, card, isSaved ? intent.customer : null));
  const payment_status = wanted.isHeld ? "unpaid" : "paid";
  Object.assign(session, { status: "complete", payment_status, customer: intent.customer, url: null });
  state.tell("checkout.session.completed", session);
}

function intentFor(state: FakeState, session: Stripe.Checkout.Session, { isHeld, ...wanted }: Wanted): Stripe.PaymentIntent {
  const known = state.intents.get(String(session.payment_intent));
  if (known) return known;
  const intent = paymentIntent({
    id: state.newId("pi"),
    amount: session.amount_total ?? 0,
    created: state.now(),
    currency: session.currency ?? "usd",
    capture_method: "automatic_async",
    ...wanted,
  });
  state.intents.set(intent.id, intent);
  if (isHeld) state.holding.add(intent.id);
  session.payment_intent = intent.id;
  state.tell("payment_intent.created", intent);
  return intent;
}

function newCustomer(state: FakeState, { customer_email: email }: Stripe.Checkout.Session): string {
  const made = customer({ id: state.newId("cus"), created: state.now(), email });
  state.customers.set(made.id, made);
  return made.id;
}
