import { declareErrors } from "../../platform/errors.ts";

export const paymentError = declareErrors({
  payment_not_found: { status: 404, message: "We couldn't find that payment." },
  provider_away: { status: 503, message: "The payment provider doesn't answer right now. Please try again in a moment." },
});
