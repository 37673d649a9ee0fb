import type { Stripe } from "stripe";
import { type FakeState, found, invalid, missing, StripeRefusal } from "./fake-stripe-state.ts";
import type { Wanted } from "./pay-session.ts";
import { listOf, type Route } from "./route.ts";
import { cancel, capture, cardOf, refuseCard, settleCard } from "./settle-card.ts";
import { paymentIntent, refund, session } from "./stripe-fields.ts";

const SHORTEST_PAGE_SECONDS = 30 * 60;
const LONGEST_PAGE_SECONDS = 24 * 3600;
const HELD_BY = ["payment_intent_data[capture_method]", "payment_method_options[card][capture_method]"];
const REFUND_FAILS_AFTER_SECONDS = 30;

const unexpected = ({ status }: Stripe.PaymentIntent, wanted: string) =>
  invalid(`This PaymentIntent could not be ${wanted} because it has a status of ${status}.`, { code: "payment_intent_unexpected_state" });

const amountIn = (amount: number): number => {
  if (amount < 50) throw invalid("Amount must be at least $0.50 usd", { code: "amount_too_small", param: "amount" });
  return amount;
};

/** Checkout Sessions, PaymentIntents and refunds. `wanted` keeps what a session's intent will be. */
export const paymentRoutes = (state: FakeState, wanted: Map<string, Wanted>): Route[] => [
  {
    at: "POST /v1/checkout/sessions",
    params: [
      "mode",
      "line_items[][quantity]",
      "line_items[][price_data][currency]",
      "line_items[][price_data][unit_amount]",
      "line_items[][price_data][product_data][name]",
      "success_url",
      "cancel_url",
      "client_reference_id",
      "customer_email",
      "expires_at",
      "customer_creation",
      "payment_intent_data[capture_method]",
      "payment_intent_data[description]",
      "payment_intent_data[setup_future_usage]",
      "payment_intent_data[metadata][*]",
      "payment_method_options[card][capture_method]",
    ],
    run({ params }) {
      const [id, created] = [state.newId("cs_test"), state.now()];
      const expires_at = params.whole("expires_at");
      if (expires_at < created + SHORTEST_PAGE_SECONDS)
        throw invalid("The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.", { param: "expires_at" });
      if (expires_at > created + LONGEST_PAGE_SECONDS)
        throw invalid("The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", { param: "expires_at" });
      const made = session({
        id,
        created,
        expires_at,
        amount_total: amountIn(params.whole("line_items[0][price_data][unit_amount]") * params.whole("line_items[0][quantity]")),
        currency: params.required("line_items[0][price_data][currency]"),
        url: `https://checkout.stripe.com/c/pay/${id}`,
        success_url: params.required("success_url"),
        cancel_url: params.text("cancel_url"),
        client_reference_id: params.text("client_reference_id"),
        customer_email: params.text("customer_email"),
        customer_creation: params.text("customer_creation") ?? "if_required",
      });
      wanted.set(id, {
        metadata: params.map("payment_intent_data[metadata]"),
        description: params.text("payment_intent_data[description]"),
        setup_future_usage: params.text("payment_intent_data[setup_future_usage]"),
        isHeld: HELD_BY.some((name) => params.text(name) === "manual"),
      });
      state.sessions.set(id, made);
      state.later.push({ at: expires_at, run: () => made.status === "open" && expire(state, made) });
      return made;
    },
  },
  {
    at: "GET /v1/checkout/sessions",
    params: ["limit", "payment_intent", "created[gte]", "starting_after"],
    run({ params }) {
      const of = params.text("payment_intent");
      return listOf(
        params,
        [...state.sessions.values()].filter(({ payment_intent }) => of === null || payment_intent === of),
      );
    },
  },
  { at: "GET /v1/checkout/sessions/:id", params: [], run: ({ id }) => found(state.sessions, id) },
  {
    at: "POST /v1/checkout/sessions/:id/expire",
    params: [],
    run({ id }) {
      const made = found(state.sessions, id);
      if (made.status !== "open") throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
      return expire(state, made);
    },
  },
  {
    at: "GET /v1/payment_intents",
    params: ["limit", "created[gte]", "starting_after"],
    run: ({ params }) => listOf(params, [...state.intents.values()]),
  },
  { at: "GET /v1/payment_intents/:id", params: [], run: ({ id }) => found(state.intents, id) },
  {
    at: "POST /v1/payment_intents",
    params: [
      "amount",
      "currency",
      "customer",
      "payment_method",
      "off_session",
      "confirm",
      "capture_method",
      "automatic_payment_methods[enabled]",
      "automatic_payment_methods[allow_redirects]",
      "description",
      "metadata[*]",
    ],
    run: ({ params }) => chargeSaved(state, params),
  },
  {
    at: "POST /v1/payment_intents/:id/capture",
    params: ["amount_to_capture"],
    run({ id, params }) {
      const intent = found(state.intents, id);
      if (intent.status !== "requires_capture") throw unexpected(intent, "captured");
      const amount = params.whole("amount_to_capture");
      if (amount > intent.amount_capturable)
        throw invalid("The amount to capture is greater than the capturable amount.", { code: "amount_too_large" });
      capture(state, intent, amountIn(amount));
      return intent;
    },
  },
  {
    at: "POST /v1/payment_intents/:id/cancel",
    params: [],
    run({ id }) {
      const intent = found(state.intents, id);
      if (intent.status === "succeeded" || intent.status === "canceled") throw unexpected(intent, "canceled");
      cancel(state, intent, null);
      return intent;
    },
  },
  { at: "POST /v1/refunds", params: ["payment_intent", "amount", "metadata[*]"], run: ({ params }) => refundIntent(state, params) },
  { at: "GET /v1/refunds/:id", params: [], run: ({ id }) => found(state.refunds, id) },
];

function expire(state: FakeState, made: Stripe.Checkout.Session): Stripe.Checkout.Session {
  Object.assign(made, { status: "expired", url: null });
  const intent = state.intents.get(String(made.payment_intent));
  if (intent) cancel(state, intent, "abandoned");
  state.tell("checkout.session.expired", made);
  return made;
}

function chargeSaved(state: FakeState, params: Parameters<Route["run"]>[0]["params"]): Stripe.PaymentIntent {
  const [customer, method] = [params.required("customer"), params.required("payment_method")];
  const saved = found(state.methods, method);
  if (saved.customer !== customer) throw missing(method);
  const intent = paymentIntent({
    id: state.newId("pi"),
    amount: amountIn(params.whole("amount")),
    created: state.now(),
    currency: params.required("currency"),
    customer,
    description: params.text("description"),
    metadata: params.map("metadata"),
    capture_method: params.required("capture_method"),
  });
  state.intents.set(intent.id, intent);
  if (intent.capture_method === "manual") state.holding.add(intent.id);
  const card = cardOf(state, { payment_method: method });
  if (!card) throw missing(method);
  if (card.refusalLater) {
    const error = refuseCard(state, intent, card.refusalLater);
    throw new StripeRefusal(402, { ...(error as StripeRefusal["body"]["error"]), payment_intent: intent });
  }
  settleCard(state, intent, card, saved);
  return intent;
}

function refundIntent(state: FakeState, params: Parameters<Route["run"]>[0]["params"]): Stripe.Refund {
  const intent = found(state.intents, params.required("payment_intent"));
  const charge = state.charges.get(String(intent.latest_charge));
  if (!charge?.captured) throw invalid(`The PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const amount = amountIn(params.whole("amount"));
  if (amount > charge.amount_captured - charge.amount_refunded)
    throw invalid("Refund amount is greater than unrefunded amount on charge", { param: "amount" });
  charge.amount_refunded += amount;
  const made = refund({
    id: state.newId("re"),
    amount,
    charge: charge.id,
    created: state.now(),
    currency: intent.currency,
    metadata: params.map("metadata"),
    payment_intent: intent.id,
    status: "succeeded",
  });
  state.refunds.set(made.id, made);
  state.tell("refund.created", made);
  state.tell("charge.refunded", charge);
  if (cardOf(state, intent)?.failsRefunds)
    state.later.push({
      at: state.now() + REFUND_FAILS_AFTER_SECONDS,
      run() {
        made.status = "failed";
        charge.amount_refunded -= amount;
        state.tell("refund.failed", made);
      },
    });
  return made;
}
