import type { CheckoutState } from "./checkout.states.ts";

export const LONGEST_NOTE_TO_HOST = 1_000;

/** How long "Keep my dates" adds, once. */
export const EXTENSION_MS = 10 * 60_000;
export const MOST_OPEN_CHECKOUTS = 3;

/** Nights are held for it. */
export const isLive = ({ state, expiresAt }: { state: CheckoutState; expiresAt: Date }, now: Date): boolean =>
  (state === "holding" || state === "asked") && expiresAt > now;

/** Of a checkout like this a payment may still arrive, and buys the stay if its nights are still free. A host who didn't answer isn't asked again. */
export const mayStillBeBooked = ({ state, answerBy }: { state: CheckoutState; answerBy: Date | null }): boolean =>
  state === "holding" || (state === "lapsed" && answerBy === null);
