import { declareErrors } from "../../platform/errors.ts";

export const paymentError = declareErrors({
  payment_hook_not_found: { status: 404, message: "Nobody takes events at this address." },
  payment_event_not_signed: { status: 400, message: "This event isn't signed as we expect, or was signed too long ago." },
  payment_event_unreadable: { status: 400, message: "This event can't be read." },
});
