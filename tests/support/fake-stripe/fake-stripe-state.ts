import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import type { DemoCard } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import type { TestClock } from "../test-clock.ts";

/** What the fake keeps, by id. */
export type Kept = {
  sessions: Map<string, Stripe.Checkout.Session>;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  customers: Map<string, Stripe.Customer>;
  methods: Map<string, Stripe.PaymentMethod>;
  transfers: Map<string, Stripe.Transfer>;
  accounts: Map<string, Stripe.Account>;
  disputes: Map<string, Stripe.Dispute>;
  booked: Map<string, Stripe.BalanceTransaction>;
};

export type FakeState = Kept & {
  clock: TestClock;
  /** In seconds, as Stripe says all times. */
  now(): number;
  newId(prefix: string): string;
  /** What happened, the oldest first. */
  events: { type: string; object: { id: string; object: string }; created: number; id: string }[];
  tell(type: string, object: { id: string; object: string }): void;
  /** Which test card a payment method is. */
  cards: Map<string, DemoCard>;
  /** Payment intents whose card is only held. */
  holding: Set<string>;
  /** What happens by itself, each once its time has come. */
  later: { at: number; run(): void }[];
};

export function newFakeState(clock: TestClock): FakeState {
  const state: FakeState = {
    clock,
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    customers: new Map(),
    methods: new Map(),
    transfers: new Map(),
    accounts: new Map(),
    disputes: new Map(),
    booked: new Map(),
    cards: new Map(),
    holding: new Set(),
    later: [],
    events: [],
    now: () => Math.floor(clock.now().getTime() / 1000),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString("hex")}`,
    tell: (type, object) => void state.events.push({ id: state.newId("evt"), type, object: structuredClone(object), created: state.now() }),
  };
  return state;
}

/** A refusal as Stripe writes it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: {
    error: { type: string; message: string; code?: string; decline_code?: string; param?: string; payment_intent?: object };
  };

  constructor(status: number, error: StripeRefusal["body"]["error"]) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): StripeRefusal =>
  new StripeRefusal(400, { type: "invalid_request_error", message, ...more });

export const missing = (id: string): StripeRefusal =>
  new StripeRefusal(404, { type: "invalid_request_error", code: "resource_missing", message: `No such thing: '${id}'`, param: "id" });

export function found<T>(kept: Map<string, T>, id: string): T {
  const thing = kept.get(id);
  if (!thing) throw missing(id);
  return thing;
}

/** Lets happen what is due. */
export function passTime(state: FakeState): void {
  const isDue = ({ at }: { at: number }) => at <= state.now();
  const due = state.later.filter(isDue);
  state.later = state.later.filter((each) => !isDue(each));
  for (const { run } of due.toSorted((a, b) => a.at - b.at)) run();
}
