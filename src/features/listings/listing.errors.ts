import { declareErrors } from "../../platform/errors.ts";

export const listingError = declareErrors({
  listing_not_found: { status: 404, message: "Property not found" },
  listing_load_failed: { status: 503, message: "Failed to load property details" },
});
