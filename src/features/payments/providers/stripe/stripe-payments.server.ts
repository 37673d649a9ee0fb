import type { Stripe } from "stripe";
import type { Services } from "../../../../platform/context.server.ts";
import { type PaymentProvider, type PaymentState, ProviderError } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { asking, isStripeError } from "./stripe-errors.server.ts";
import { findStripePayment, intentOf } from "./stripe-reading.server.ts";
import { type Marks, stateOfIntent, UNDISPUTED, WITH_INTENT } from "./stripe-state.server.ts";

type Calls = Pick<PaymentProvider, "open" | "close" | "charge" | "capture" | "void">;

/** Stripe lets no page end sooner than half an hour after it was opened. Counted from the end that we were given, so that a repeated request is the same. */
const PAGE_ENDS_AFTER_MS = 31 * 60_000;

/** What Stripe does with payments. A payment on a page goes by its Checkout Session's id, a charge of a saved card by its PaymentIntent's. */
export const stripePaymentCalls = (services: Services): Calls => ({
  open: (asked) => asking(() => open(services, asked)),
  close: (ref) => asking(() => close(services, ref)),
  charge: (asked) => asking(() => charge(services, asked)),
  capture: ({ key, ref, amount }) =>
    change(services, ref, (stripe, id) =>
      stripe.paymentIntents.capture(id, { amount_to_capture: amount.cents, expand: WITH_INTENT }, { idempotencyKey: key }),
    ),
  void: ({ key, ref }) =>
    change(services, ref, (stripe, id) => stripe.paymentIntents.cancel(id, { expand: WITH_INTENT }, { idempotencyKey: key })).catch(
      (error) => unlessVoided(services, ref, error),
    ),
});

const marks = (reference: string, openedBy: Marks["opened_by"]): Marks => ({ reference, opened_by: openedBy });

async function open(services: Services, asked: Parameters<Calls["open"]>[0]): ReturnType<Calls["open"]> {
  const { key, amount, capture, holdOnly, saveCard, endsAt, returnTo, cancelTo, payer, label, reference } = asked;
  const stripe = await stripeClient(services);
  const price = { currency: amount.currency.toLowerCase(), unit_amount: amount.cents, product_data: { name: label } };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: price }],
    success_url: returnTo.href,
    cancel_url: cancelTo.href,
    client_reference_id: reference,
    customer_email: payer.email,
    expires_at: Math.floor((endsAt.getTime() + PAGE_ENDS_AFTER_MS) / 1000),
    payment_intent_data: {
      description: label,
      metadata: marks(reference, "page"),
      ...(saveCard && { setup_future_usage: "off_session" }),
      ...(holdOnly && { capture_method: "manual" }),
    },
    // Methods that can't wait are captured when they are paid.
    ...(capture === "later" && !holdOnly && { payment_method_options: { card: { capture_method: "manual" } } }),
    ...(saveCard && { customer_creation: "always" }),
  };
  const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: key });
  if (!url) throw new ProviderError("unclear", "Stripe gave a page without an address");
  return { ref: id, url: new URL(url) };
}

async function close(services: Services, ref: string): Promise<"closed" | "paid"> {
  const stripe = await stripeClient(services);
  try {
    await stripe.checkout.sessions.expire(ref);
    return "closed";
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    const { state } = await findStripePayment(stripe, ref);
    // A bank that is still at it may yet pay.
    return state === "authorized" || state === "captured" || state === "needs_action" ? "paid" : "closed";
  }
}

async function charge(services: Services, asked: Parameters<Calls["charge"]>[0]): Promise<PaymentState> {
  const { key, card, amount, capture, label, reference } = asked;
  const [customer = "", method = ""] = card.split(":");
  if (!method) throw new ProviderError("not_found", "this card was not saved");
  const stripe = await stripeClient(services);
  const intent = await stripe.paymentIntents.create(
    {
      amount: amount.cents,
      currency: amount.currency.toLowerCase(),
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
      capture_method: capture === "later" ? "manual" : "automatic",
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      description: label,
      metadata: marks(reference, "charge"),
      expand: WITH_INTENT,
    },
    { idempotencyKey: key },
  );
  return stateOfIntent(intent, UNDISPUTED, "failed");
}

/** Changes the payment intent behind a payment, and says what it is then. */
const change = (
  services: Services,
  ref: string,
  work: (stripe: Stripe, id: string) => Promise<Stripe.PaymentIntent>,
): Promise<PaymentState> =>
  asking(async () => {
    const stripe = await stripeClient(services);
    const { id } = await intentOf(stripe, ref);
    return { ...stateOfIntent(await work(stripe, id), UNDISPUTED, "failed"), ref };
  });

/** What was let go before is let go. */
async function unlessVoided(services: Services, ref: string, error: unknown): Promise<PaymentState> {
  if (error instanceof ProviderError && error.kind === "refused") {
    const state = await asking(async () => findStripePayment(await stripeClient(services), ref));
    if (state.state === "voided") return state;
  }
  throw error;
}
