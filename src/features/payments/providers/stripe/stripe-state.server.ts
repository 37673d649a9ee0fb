import type { Stripe } from "stripe";
import { type Currency, type Money, money } from "../../../../platform/money.ts";
import type { PaymentState } from "../payment-provider.ts";
import { failureOf, mayRetry } from "./stripe-errors.server.ts";

/** In a payment intent's own metadata: what our side calls it, and whether it came from a page. */
export type Marks = { reference: string; opened_by: "page" | "charge" };

/** What is read with every payment intent, so that one answer says all of it. */
export const WITH_INTENT = ["latest_charge", "latest_charge.balance_transaction", "payment_method"];
export const inSession = (prefix: string): string[] =>
  ["payment_intent", ...WITH_INTENT.map((each) => `payment_intent.${each}`)].map((each) => prefix + each);

export const currencyOf = (code: string): Currency => code.toUpperCase() as Currency;

const expanded = <T extends { id: string }>(value: string | T | null): T | null => (typeof value === "object" ? value : null);

/** What disputes of a payment took: the amount, unless it was won back, and their fees. */
export type Disputed = { amount: number; fees: number };
export const UNDISPUTED: Disputed = { amount: 0, fees: 0 };

/** The state of a payment on a page. Before anybody tries to pay, Stripe has no payment intent for it. */
export function stateOfSession(session: Stripe.Checkout.Session, disputed: Disputed): PaymentState {
  const intent = expanded(session.payment_intent);
  if (intent && session.status !== "expired") return { ...stateOfIntent(intent, disputed, "open"), ref: session.id };
  const nothing = money(0, currencyOf(session.currency ?? "usd"));
  return {
    ref: session.id,
    state: session.status === "expired" ? "expired" : "open",
    authorized: nothing,
    captured: nothing,
    refunded: nothing,
    disputed: nothing,
    fee: nothing,
    captureBefore: null,
    card: null,
    failure: null,
  };
}

/** `unpaid` is what an intent is that no card has paid yet: a page is still open, a charge has failed. */
export function stateOfIntent(intent: Stripe.PaymentIntent, disputed: Disputed, unpaid: "open" | "failed"): PaymentState {
  const charge = expanded(intent.latest_charge);
  const currency = currencyOf(intent.currency);
  const state = stateOf(intent.status, unpaid);
  const isHeld = state === "authorized" || state === "captured";
  const captureBefore = state === "authorized" ? charge?.payment_method_details?.card?.capture_before : undefined;
  return {
    ref: intent.id,
    state,
    authorized: money(isHeld ? intent.amount : 0, currency),
    captured: money(state === "captured" ? intent.amount_received : 0, currency),
    // What is let go of counts as refunded there, though nothing was taken.
    refunded: money(charge?.captured ? charge.amount_refunded : 0, currency),
    disputed: money(disputed.amount, currency),
    fee: feeOf(charge, disputed, currency),
    captureBefore: captureBefore ? new Date(captureBefore * 1000) : null,
    card: isHeld ? cardOf(intent) : null,
    failure: failureIn(intent),
  };
}

/** What the charge cost, once Stripe has booked it, in the currency that Stripe pays us in. */
function feeOf(charge: Stripe.Charge | null, disputed: Disputed, currency: Currency): Money {
  const booked = expanded(charge?.balance_transaction ?? null);
  return booked ? money(booked.fee + disputed.fees, currencyOf(booked.currency)) : money(0, currency);
}

function stateOf(status: Stripe.PaymentIntent.Status, unpaid: "open" | "failed"): PaymentState["state"] {
  switch (status) {
    case "requires_action":
    case "processing":
      return "needs_action";
    case "requires_capture":
      return "authorized";
    case "succeeded":
      return "captured";
    case "canceled":
      return "voided";
    case "requires_payment_method":
      return unpaid;
    default:
      return "open";
  }
}

function failureIn({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentState["failure"] {
  if (status !== "requires_payment_method" || !error) return null;
  const code = failureOf(error.decline_code, error.code);
  return { code, mayRetry: mayRetry(code) };
}

const BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
  discover: "Discover",
};

/** A method that isn't a card has its kind for a brand. It can be charged later only with the customer that it was saved for. */
function cardOf({ payment_method, customer, setup_future_usage }: Stripe.PaymentIntent): PaymentState["card"] {
  const method = expanded(payment_method);
  if (!method) return null;
  const { id, type, card } = method;
  const owner = typeof customer === "string" ? customer : customer?.id;
  const isSaved = setup_future_usage === "off_session" || method.customer !== null;
  return {
    ref: owner && isSaved ? `${owner}:${id}` : "",
    brand: BRANDS[card?.brand ?? ""] ?? card?.brand ?? type,
    last4: card?.last4 ?? "",
  };
}
