import type { FailureCode } from "./payment-provider.ts";

/** What a guest reads when a payment didn't work. */
const WORDS: Record<FailureCode, string> = {
  declined: "Your card was declined. Please try another card.",
  insufficient_funds: "Your card doesn't have enough funds. Please try another card.",
  expired_card: "Your card has expired. Please try another card.",
  authentication_required: "Your bank couldn't confirm that it's you. Please try again, or use another card.",
  processing: "Your bank couldn't process the payment. Please try again.",
  unreachable: "We couldn't reach your bank. Please try again in a moment.",
  other: "The payment didn't work. Please try again, or use another card.",
};

export const failureInWords = (code: FailureCode): string => WORDS[code];
