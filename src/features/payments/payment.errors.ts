import { declareErrors } from "../../platform/errors.ts";

export const paymentError = declareErrors({
  payment_not_found: { status: 404, message: "We couldn't find that payment." },
  payment_hook_not_found: { status: 404, message: "Nobody takes events at this address." },
  payment_event_not_signed: { status: 400, message: "This event isn't signed as we expect, or was signed too long ago." },
  payment_event_unreadable: { status: 400, message: "This event can't be read." },
  provider_away: { status: 503, message: "The payment provider doesn't answer right now. Please try again in a moment." },
});
