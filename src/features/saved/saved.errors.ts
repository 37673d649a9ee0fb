import { declareErrors } from "../../platform/errors.ts";

export const savedError = declareErrors({
  saved_listing_not_found: { status: 404, message: "Save this place first." },
  listing_paused: { status: 409, message: "The host has paused this listing. You can save it once it's back." },
  listing_ended: { status: 409, message: "This listing is no longer available." },
});
