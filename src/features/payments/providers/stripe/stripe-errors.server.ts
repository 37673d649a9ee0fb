import type { Stripe } from "stripe";
import { type FailureCode, ProviderError } from "../payment-provider.ts";

const CODES: Record<string, FailureCode> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  authentication_required: "authentication_required",
  payment_intent_authentication_failure: "authentication_required",
  processing_error: "processing",
  issuer_not_available: "unreachable",
  try_again_later: "unreachable",
  card_declined: "declined",
  generic_decline: "declined",
};

/** Why a card didn't pay, in our words; the bank's own reason says more than Stripe's. */
export const failureOf = (declineCode: string | null | undefined, code: string | null | undefined): FailureCode =>
  CODES[declineCode ?? ""] ?? CODES[code ?? ""] ?? (code === "card_declined" ? "declined" : "other");

/** Another card may work, or asking the holder; an expired card stays expired. */
export const mayRetry = (code: FailureCode): boolean => code !== "expired_card";

/** Calls Stripe; what goes wrong becomes a `ProviderError` that says whether it may have been done. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
}

export function asProviderError(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const { statusCode, type, code, decline_code: declineCode } = error;
  // Stripe's own text may quote what was sent.
  const refuse = (kind: ProviderError["kind"], more?: FailureCode) =>
    new ProviderError(kind, `Stripe answered ${statusCode ?? "nothing"} (${code ?? type})`, { cause: error, ...(more && { code: more }) });
  if (type === "StripeCardError") return refuse("refused", failureOf(declineCode, code));
  if (statusCode === undefined) return refuse("unclear", "unreachable");
  if (statusCode >= 500 || statusCode < 400) return refuse("unclear");
  // A key that was changed or may not do this is the operator's to mend, and then it is asked again.
  if (statusCode === 401 || statusCode === 403 || statusCode === 409 || statusCode === 429) return refuse("busy");
  return refuse(statusCode === 404 || code === "resource_missing" ? "not_found" : "refused");
}

/** An error of the library, whichever copy of it was loaded. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && "type" in error && typeof error.type === "string" && error.type.startsWith("Stripe");
