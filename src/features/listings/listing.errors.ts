import { declareErrors } from "../../platform/errors.ts";

export const listingError = declareErrors({
  listing_not_found: { status: 404, message: "Property not found" },
  listing_load_failed: { status: 503, message: "Failed to load property details" },
  listings_load_failed: { status: 503, message: "Failed to load your listings" },
  listing_changed: {
    status: 409,
    message: "This listing was saved somewhere else meanwhile. Nothing was changed. Reload it to see how it is now.",
  },
  listing_update_failed: { status: 503, message: "Failed to update property" },
  listing_expected: {
    status: 409,
    message: "This listing has current or future confirmed bookings. It can be deleted after the last of them, or when they are cancelled.",
  },
});
