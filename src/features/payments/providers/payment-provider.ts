import type { Money } from "../../../platform/money.ts";

/** Why a payment did not work, in words that every provider shares. */
export const FAILURE_CODES = [
  "declined",
  "insufficient_funds",
  "expired_card",
  "authentication_required",
  "processing",
  "unreachable",
  "other",
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** What a provider says of a payment, whoever asks and whenever. */
export type PaymentState = {
  /** What `open` or `charge` called it, also where it was read by another name that an event gave. */
  ref: string;
  state: "open" | "needs_action" | "authorized" | "captured" | "voided" | "failed" | "expired";
  /** What the card was held for, also after a part of it was captured; nothing before and once it is let go. */
  authorized: Money;
  captured: Money;
  /** Counts from the moment that a refund is asked for, until it fails. */
  refunded: Money;
  /** What is disputed or was lost in a dispute. */
  disputed: Money;
  /** What the provider keeps of it, as far as it says so: nothing before it is captured, and no less after a refund. */
  fee: Money;
  /** Until when an authorization can be captured; null where there is none. */
  captureBefore: Date | null;
  /** `ref` is what a later charge needs; empty where the card was not saved. */
  card: { ref: string; brand: string; last4: string } | null;
  /** The last failure, also of a payment that is still open. */
  failure: { code: FailureCode; mayRetry: boolean } | null;
};

/** `reference`: what our side calls it. */
export type RefundState = { ref: string; reference: string; state: "pending" | "done" | "failed" };

export type TransferState = { ref: string };

export type AccountState = { mayReceive: boolean; needs: string[] };

export type DisputeState = {
  ref: string;
  payment: string;
  amount: Money;
  fee: Money;
  reason: string;
  evidenceDue: Date | null;
  state: "open" | "won" | "lost";
};

/** What an event is about. It is only a hint: who hears it reads the thing itself. */
export type PaymentEvent = { id: string; about: { kind: "payment" | "refund" | "dispute" | "transfer" | "account"; ref: string } };

export type OpenPayment = {
  /** The operation's id: the same key gives the same payment, however often it is asked for. */
  key: string;
  amount: Money;
  capture: "later" | "now";
  /** Whether somebody else decides first: then only methods that can wait are offered. */
  holdOnly: boolean;
  /** Whether a later charge follows without the guest. */
  saveCard: boolean;
  /** When the dates are no longer held. A provider may keep its page open longer; then `close` ends it. */
  endsAt: Date;
  /** Where the guest goes after paying, and after going back without it. */
  returnTo: URL;
  cancelTo: URL;
  payer: { id: string; email: string; name: string };
  /** What is paid for, as the guest reads it. */
  label: string;
  /** What our side calls it: shown in the provider's own lists, and what a reconciliation finds it by. */
  reference: string;
};

/**
 * Takes payments, gives them back and pays hosts. No call is made inside a database transaction, and each carries the id of an operation that was written
 * down before it. Throws a `ProviderError`; what is only too late is an answer.
 */
export type PaymentProvider = {
  readonly name: "recorded" | "demo" | "stripe";
  readonly can: { authorize: boolean; saveCards: boolean; payOut: boolean };
  open(payment: OpenPayment): Promise<{ ref: string; url: URL }>;
  /** Ends a payment that nobody made. `paid`: somebody just did. */
  close(ref: string): Promise<"closed" | "paid">;
  /** Charges a saved card; nobody is there to confirm. A card that doesn't pay is `refused` with the reason as its code. */
  charge(o: {
    key: string;
    card: string;
    payer: OpenPayment["payer"];
    amount: Money;
    capture: "later" | "now";
    label: string;
    reference: string;
  }): Promise<PaymentState>;
  capture(o: { key: string; ref: string; amount: Money }): Promise<PaymentState>;
  /** Lets an authorization go; what is let go already stays so. */
  void(o: { key: string; ref: string }): Promise<PaymentState>;
  refund(o: { key: string; ref: string; amount: Money; reference: string }): Promise<RefundState>;
  read(ref: string): Promise<PaymentState>;
  readRefund(ref: string): Promise<RefundState>;
  /** Every payment since then, the newest first. */
  list(since: Date): AsyncIterable<PaymentState & { reference: string }>;
  /** Checks the signature before it reads anything else; null: an event that says nothing to us. Throws a `ProviderError` `bad_signature` or `bad_event`. */
  readEvent(body: Uint8Array, headers: Headers): Promise<PaymentEvent | null>;
  accounts: {
    open(o: { key: string; host: OpenPayment["payer"] }): Promise<{ ref: string }>;
    link(ref: string, returnTo: URL): Promise<URL>;
    read(ref: string): Promise<AccountState>;
  };
  transfer(o: { key: string; to: string; amount: Money; source: string; reference: string }): Promise<TransferState>;
  reverse(o: { key: string; ref: string; amount: Money }): Promise<{ ref: string; missing: Money }>;
  balance(): Promise<Money[]>;
  dispute(ref: string): Promise<DisputeState>;
};

/**
 * `refused`: it was understood and won't be done, so asking again is no use; `unclear`: perhaps it was done, so it is read before it is repeated;
 * `busy`: it was not done, and may be asked again later.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly kind: "refused" | "unclear" | "busy" | "bad_signature" | "bad_event" | "not_found";
  readonly code: FailureCode;

  constructor(kind: ProviderError["kind"], message: string, { code = "other", cause }: { code?: FailureCode; cause?: unknown } = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}
