import type { Stripe } from "stripe";
import type { Services } from "../../../../platform/context.server.ts";
import { type Money, money } from "../../../../platform/money.ts";
import { type DisputeState, type PaymentProvider, ProviderError } from "../payment-provider.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { asking, isStripeError } from "./stripe-errors.server.ts";
import { intentOf, refOfIntent } from "./stripe-reading.server.ts";
import { currencyOf } from "./stripe-state.server.ts";

type Calls = Pick<PaymentProvider, "accounts" | "transfer" | "reverse" | "balance" | "dispute">;

/** What Stripe does with hosts and their money, and with disputes. */
export function stripeHostCalls(services: Services): Calls {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => asking(async () => work(await stripeClient(services)));
  return {
    accounts: {
      open: ({ key, host }) => ask((stripe) => openAccount(stripe, key, host)),
      link: (ref, returnTo) => ask((stripe) => linkTo(stripe, ref, returnTo)),
      read: (ref) => ask((stripe) => readAccount(stripe, ref)),
    },
    transfer: (asked) => ask((stripe) => transfer(stripe, asked)),
    reverse: (asked) => ask((stripe) => reverse(stripe, asked)),
    balance: () => ask(async (stripe) => held(await stripe.balance.retrieve())),
    dispute: (ref) => ask((stripe) => readDispute(stripe, ref)),
  };
}

/** Losses and fees are ours, because the guest paid us; the host sees Stripe's own small dashboard. */
async function openAccount(stripe: Stripe, key: string, host: { id: string; email: string }): Promise<{ ref: string }> {
  const params: Stripe.AccountCreateParams = {
    controller: { losses: { payments: "application" }, fees: { payer: "application" }, stripe_dashboard: { type: "express" } },
    capabilities: { transfers: { requested: true } },
    email: host.email,
    metadata: { host: host.id },
  };
  return { ref: (await stripe.accounts.create(params, { idempotencyKey: key })).id };
}

async function linkTo(stripe: Stripe, account: string, returnTo: URL): Promise<URL> {
  const [return_url, refresh_url] = [returnTo.href, returnTo.href];
  return new URL((await stripe.accountLinks.create({ account, type: "account_onboarding", return_url, refresh_url })).url);
}

async function readAccount(stripe: Stripe, ref: string) {
  const { capabilities, requirements } = await stripe.accounts.retrieve(ref);
  return { mayReceive: capabilities?.transfers === "active", needs: requirements?.currently_due ?? [] };
}

/** Bound to the charge that brought the money, so that it can go before that is available. */
async function transfer(stripe: Stripe, { key, to, amount, source, reference }: Parameters<Calls["transfer"]>[0]) {
  const { latest_charge: charge } = await intentOf(stripe, source);
  const id = typeof charge === "string" ? charge : charge?.id;
  if (!id) throw new ProviderError("refused", "this payment brought no money");
  const params = {
    amount: amount.cents,
    currency: amount.currency.toLowerCase(),
    destination: to,
    source_transaction: id,
    transfer_group: reference,
  };
  return { ref: (await stripe.transfers.create(params, { idempotencyKey: key })).id };
}

/** All of it, or as much as the host's balance there holds. */
async function reverse(stripe: Stripe, { key, ref, amount }: Parameters<Calls["reverse"]>[0]): ReturnType<Calls["reverse"]> {
  const back = (cents: number, idempotencyKey: string) => stripe.transfers.createReversal(ref, { amount: cents }, { idempotencyKey });
  try {
    return { ref: (await back(amount.cents, key)).id, missing: money(0, amount.currency) };
  } catch (error) {
    if (!isStripeError(error) || error.code !== "balance_insufficient") throw error;
  }
  const there = await thereFor(stripe, ref, amount);
  const missing = money(amount.cents - there, amount.currency);
  return there > 0 ? { ref: (await back(there, `${key}:${there}`)).id, missing } : { ref: "", missing };
}

async function thereFor(stripe: Stripe, ref: string, { cents, currency }: Money): Promise<number> {
  const { destination } = await stripe.transfers.retrieve(ref);
  const stripeAccount = typeof destination === "string" ? destination : (destination?.id ?? "");
  const { available } = await stripe.balance.retrieve({}, { stripeAccount });
  const there = available.find((each) => currencyOf(each.currency) === currency)?.amount ?? 0;
  return Math.max(0, Math.min(cents, there));
}

function held({ available, pending }: Stripe.Balance): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of [...available, ...pending]) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, cents]) => money(cents, currencyOf(currency)));
}

async function readDispute(stripe: Stripe, ref: string): Promise<DisputeState> {
  const dispute = await stripe.disputes.retrieve(ref, { expand: ["payment_intent"] });
  const { payment_intent: intent, currency: code, amount, reason, balance_transactions, evidence_details } = dispute;
  if (!intent || typeof intent === "string") throw new ProviderError("not_found", "this dispute is about none of our payments");
  const currency = currencyOf(code);
  const due = evidence_details.due_by;
  return {
    ref,
    payment: await refOfIntent(stripe, intent),
    amount: money(amount, currency),
    fee: money(
      balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
      currency,
    ),
    reason,
    evidenceDue: due ? new Date(due * 1000) : null,
    state: dispute.status === "won" || dispute.status === "warning_closed" ? "won" : dispute.status === "lost" ? "lost" : "open",
  };
}
