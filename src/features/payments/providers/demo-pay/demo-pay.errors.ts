import { type AppError, declareErrors } from "../../../../platform/errors.ts";
import { failureInWords } from "../failure-words.ts";
import type { FailureCode } from "../payment-provider.ts";

export const demoPayError = declareErrors({
  demo_payment_not_found: { status: 404, message: "We couldn't find this payment." },
  demo_payment_over: { status: 409, message: "This payment is closed. Go back to see what became of it." },
  demo_payment_paused: { status: 429, message: "Your card was declined five times, so this page takes a break." },
  demo_card_refused: { status: 422, message: failureInWords("declined") },
});

/** For the page, which shows a decline as it shows every refusal. */
export const demoCardDeclined = (code: FailureCode): AppError => demoPayError("demo_card_refused", { message: failureInWords(code) });
