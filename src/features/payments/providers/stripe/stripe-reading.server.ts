import type { Stripe } from "stripe";
import { type PaymentState, ProviderError } from "../payment-provider.ts";
import { type Disputed, inSession, stateOfIntent, stateOfSession, UNDISPUTED, WITH_INTENT } from "./stripe-state.server.ts";

const LISTED_AT_ONCE = 100;

const isSession = (ref: string) => ref.startsWith("cs_");

/** A payment by the name that we have for it, or by the PaymentIntent that an event names. */
export async function findStripePayment(stripe: Stripe, ref: string): Promise<PaymentState> {
  if (isSession(ref)) return readSession(stripe, await stripe.checkout.sessions.retrieve(ref, { expand: inSession("") }));
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: WITH_INTENT });
  const state = await readIntent(stripe, intent);
  return { ...state, ref: await refOfIntent(stripe, intent) };
}

/** The name that we have for a payment. Stripe's events name the PaymentIntent, also where we opened a page. */
export async function refOfIntent(stripe: Stripe, { id, metadata }: Pick<Stripe.PaymentIntent, "id" | "metadata">): Promise<string> {
  if (metadata["opened_by"] !== "page") return id;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  return data[0]?.id ?? id;
}

/** The payment intent behind a payment; not found until somebody has tried to pay. */
export async function intentOf(stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent> {
  if (!isSession(ref)) return stripe.paymentIntents.retrieve(ref, { expand: WITH_INTENT });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref, { expand: inSession("") });
  if (!intent || typeof intent === "string") throw new ProviderError("refused", "nobody has tried to make this payment");
  return intent;
}

async function readSession(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentState> {
  const { payment_intent: intent } = session;
  return stateOfSession(session, intent && typeof intent === "object" ? await disputedOf(stripe, intent) : UNDISPUTED);
}

const readIntent = async (stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentState> =>
  stateOfIntent(intent, await disputedOf(stripe, intent), intent.metadata["opened_by"] === "page" ? "open" : "failed");

/** What is disputed or lost. A charge says only that there was a dispute. */
async function disputedOf(stripe: Stripe, { id, latest_charge: charge }: Stripe.PaymentIntent): Promise<Disputed> {
  if (!charge || typeof charge === "string" || !charge.disputed) return UNDISPUTED;
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 10 });
  const fees = data.flatMap(({ balance_transactions: booked }) => booked.map(({ fee }) => fee));
  return { amount: sum(data.filter(({ status }) => isHolding(status)).map(({ amount }) => amount)), fees: sum(fees) };
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A warning takes no money yet. */
const isHolding = (status: Stripe.Dispute.Status): boolean => status !== "won" && !status.startsWith("warning_");

type Listed = PaymentState & { reference: string };

/** Pages and charges are two lists at Stripe, each the newest first; together they are one. */
export async function* listStripePayments(stripe: Stripe, since: Date): AsyncGenerator<Listed> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const sessions = stripe.checkout.sessions.list({ created, limit: LISTED_AT_ONCE, expand: inSession("data.") })[Symbol.asyncIterator]();
  const expand = WITH_INTENT.map((each) => `data.${each}`);
  const intents = charges(stripe.paymentIntents.list({ created, limit: LISTED_AT_ONCE, expand }))[Symbol.asyncIterator]();
  let [session, intent] = await Promise.all([sessions.next(), intents.next()]);
  while (!session.done || !intent.done) {
    if (!session.done && (intent.done || session.value.created >= intent.value.created)) {
      yield { ...(await readSession(stripe, session.value)), reference: session.value.client_reference_id ?? "" };
      session = await sessions.next();
    } else if (!intent.done) {
      yield { ...(await readIntent(stripe, intent.value)), reference: intent.value.metadata["reference"] ?? "" };
      intent = await intents.next();
    }
  }
}

async function* charges(intents: AsyncIterable<Stripe.PaymentIntent>): AsyncGenerator<Stripe.PaymentIntent> {
  for await (const intent of intents) if (intent.metadata["opened_by"] !== "page") yield intent;
}
