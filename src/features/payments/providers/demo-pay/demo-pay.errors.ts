import { type AppError, declareErrors } from "../../../../platform/errors.ts";
import type { FailureCode } from "../payment-provider.ts";

export const demoPayError = declareErrors({
  demo_payment_not_found: { status: 404, message: "We couldn't find this payment." },
  demo_payment_over: { status: 409, message: "This payment is closed. Go back to see what became of it." },
  demo_payment_paused: { status: 429, message: "Your card was declined five times, so this page takes a break." },
  demo_card_refused: { status: 422, message: "Your card was declined. Try another one." },
});

/** What whoever pays reads when a card doesn't. */
const REFUSAL_WORDS: Record<FailureCode, string> = {
  declined: "Your card was declined. Try another one.",
  insufficient_funds: "Your card doesn't have enough money for this. Try another one.",
  expired_card: "Your card has expired. Try another one.",
  authentication_required: "You didn't confirm this payment, so it wasn't made. Try again, or use another card.",
  processing: "Something went wrong at the bank. Try again in a moment.",
  unreachable: "We couldn't reach the bank. Try again in a moment.",
  other: "Your card can't be used here. Try another one.",
};

/** For the page, which shows a decline as it shows every refusal. */
export const demoCardDeclined = (code: FailureCode): AppError => demoPayError("demo_card_refused", { message: REFUSAL_WORDS[code] });
