import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { money } from "../../../../platform/money.ts";
import { type FailureCode, type OpenPayment, type PaymentProvider, type PaymentState, ProviderError } from "../payment-provider.ts";

/** What a provider is tried in: the provider, and whoever is outside. */
export type ContractWorld = {
  provider: PaymentProvider;
  now(): Date;
  /** Somebody with this card, on the provider's page; `yes` or `no` is what they answer where their bank asks. */
  pay(ref: string, cardNumber: string, answer?: "yes" | "no"): Promise<void>;
  /** A card that was saved at an earlier payment. */
  saveCard(cardNumber: string): Promise<string>;
  /** Lets this time pass, and what happens in it. */
  wait(seconds: number): Promise<void>;
  /** An account that has answered all that it was asked. */
  openReadyAccount(): Promise<string>;
  /** What the provider has sent so far, as it came. */
  events(): Promise<SentEvent[]>;
  /** Signs these bytes as the provider does; `at` is the time in the signature. */
  sign(body: Uint8Array, at: Date): Headers;
  /** An event as the provider writes it, of a kind and about a thing. */
  writeEvent(kind: "payment" | "unknown", ref: string): Uint8Array;
  /** Its bank decides a dispute. */
  decide(dispute: string, verdict: "won" | "lost"): Promise<void>;
};

export type SentEvent = { body: Uint8Array; headers: Headers };
/**
 * A sentence and what proves it. What it needs beside the provider: somebody who pays on its page, or someone who can let time pass there, hear what it
 * sends, and decide for banks.
 */
export type ContractCase = { name: string; page?: true; outside?: true; run(world: ContractWorld): Promise<void> };

export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  expired: "4000 0000 0000 0069",
  asksAlways: "4000 0027 6000 3184",
  asksFirst: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
  disputed: "4000 0000 0000 0259",
  failsRefunds: "4000 0000 0000 5126",
} as const;

export const dollars = (amount: number) => money(amount * 100);
export const newKey = (): string => randomUUID();
const PAYER = { id: "4f1f4ab2-3a3f-4b43-9d0f-1d8a3c5b7a11", email: "ada@example.com", name: "Ada Park" };

export const offer = ({ now }: ContractWorld, more: Partial<OpenPayment> = {}): OpenPayment => ({
  key: newKey(),
  amount: dollars(240),
  capture: "later",
  holdOnly: false,
  saveCard: false,
  endsAt: new Date(now().getTime() + 15 * 60_000),
  returnTo: new URL("https://stay.example.com/checkout/1/return"),
  cancelTo: new URL("https://stay.example.com/checkout/1"),
  payer: PAYER,
  label: "Two nights at Driftwood Cabin",
  reference: `checkout-${randomUUID()}`,
  ...more,
});

export const account = (key = newKey()) => ({ key, host: PAYER });

/** Opens a payment and pays it on the page. */
export async function paid(world: ContractWorld, more: Partial<OpenPayment> = {}, card: string = CARDS.good): Promise<PaymentState> {
  const { ref } = await world.provider.open(offer(world, more));
  await world.pay(ref, card, "yes");
  return world.provider.read(ref);
}

export const chargeOf = (card: string, more: Partial<Parameters<PaymentProvider["charge"]>[0]> = {}) => ({
  key: newKey(),
  card,
  payer: PAYER,
  amount: dollars(240),
  capture: "later" as const,
  label: "The rest of your stay",
  reference: `balance-${randomUUID()}`,
  ...more,
});

/** A charge of a saved card, which nobody has to be there for. */
export const charged = async (world: ContractWorld, capture: "later" | "now" = "later", card: string = CARDS.good): Promise<PaymentState> =>
  world.provider.charge(chargeOf(await world.saveCard(card), { capture }));

/** What a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<{ kind: ProviderError["kind"]; code: FailureCode }> {
  const error: unknown = await call.then(
    () => expect.fail("it was not refused"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderError)) throw error;
  return { kind: error.kind, code: error.code };
}

export const REFUSED = { kind: "refused", code: "other" } as const;

export async function listed(world: ContractWorld, since: Date) {
  const found: (PaymentState & { reference: string })[] = [];
  for await (const payment of world.provider.list(since)) found.push(payment);
  return found;
}
