import { DAY_MS } from "../../../platform/clock.ts";
import type { Currency } from "../../../platform/money.ts";
import type { PaymentState } from "../providers/payment-provider.ts";

/** `new` until the provider knows of it; the others are what the provider last said. */
export type PaymentStage = "new" | PaymentState["state"];

/** What a payment is for. */
export const PURPOSES = ["stay", "change", "balance"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The fault of a payment whose authorization couldn't be captured. */
export const CAPTURE_FAILED = "capture_failed";

export type OperationKind = "open" | "close" | "charge" | "capture" | "void" | "refund";

/**
 * `queued`: not sent yet, or refused for the moment; `sent`: on its way; `unclear`: perhaps done, and read before it is repeated; `pending`: the provider is
 * at it; `done`; `refused`: it won't be done.
 */
export type OperationState = "queued" | "sent" | "unclear" | "pending" | "done" | "refused";

/** The guest's part is done: the money is there, or as good as there. */
export const isPaid = (stage: PaymentStage): boolean => stage === "authorized" || stage === "captured";

/** Nothing can come of it any more. */
export const isDead = (stage: PaymentStage): boolean => stage === "voided" || stage === "failed" || stage === "expired";

/** What the provider keeps of a payment. It never gives that back; a fee in another currency isn't counted in this one. */
export const knownFee = (known: { fee: number; currency: Currency }, { fee }: PaymentState): number =>
  fee.currency === known.currency ? Math.max(known.fee, fee.cents) : known.fee;

/** How long a call may take before another may think that its sender died. Both sending it is harmless: they have the same key. */
export const LEASE_MS = 10_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Ever longer, so that a provider that is down isn't asked more the longer it lasts. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20));

/** Providers remember a key for a day. After that the same key is a new request. */
const KEY_LIFE_MS = DAY_MS - 3_600_000;

/** The key that an operation is sent under: its id; once the provider no longer knows that one, or remembers a failure of its own under it, its id with a number. */
export const keyOf = ({ id, keyNumber }: { id: string; keyNumber: number }): string => (keyNumber === 1 ? id : `${id}:${keyNumber}`);

export const isKeyWornOut = (firstSentAt: Date | null, now: Date): boolean =>
  firstSentAt !== null && now.getTime() - firstSentAt.getTime() > KEY_LIFE_MS;

type Done = { kind: OperationKind; amount: number; capturedBefore: number; refundedBefore: number };

/** Whether what the provider says now can only be so because this was done. */
export function wasDone({ kind, amount, capturedBefore, refundedBefore }: Done, state: PaymentState): boolean {
  switch (kind) {
    case "open":
      return false;
    case "charge":
      return true;
    case "close":
    case "void":
      return isDead(state.state);
    case "capture":
      return state.captured.cents >= capturedBefore + amount;
    case "refund":
      return state.refunded.cents >= refundedBefore + amount;
  }
}
