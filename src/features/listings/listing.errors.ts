import { declareErrors } from "../../platform/errors.ts";

export const listingError = declareErrors({
  listing_not_found: { status: 404, message: "Property not found" },
  host_not_found: { status: 404, message: "We couldn't find that host." },
  listing_load_failed: { status: 503, message: "Failed to load property details" },
  listings_load_failed: { status: 503, message: "Failed to load your listings" },
  listing_taken_down: {
    status: 409,
    message: "We took this listing down. Read why and answer us, and we'll look at it again.",
  },
  listing_changed: {
    status: 409,
    message: "Someone saved this listing in another window. Your edits aren't saved yet.",
  },
  boat_not_ready: {
    status: 409,
    message:
      "This boat sells hours, so check-out and its turnaround must end before check-in. Choose a later check-in or a shorter turnaround.",
  },
  only_boats: { status: 409, message: "Only boats can be offered by the hour" },
  bulk_edit_gone: { status: 409, message: "There's nothing to undo. A bulk edit can be undone for an hour." },
  listing_update_failed: { status: 503, message: "Failed to update property" },
  listing_expected: {
    status: 409,
    message: "This listing has current or upcoming bookings. You can delete it after the last one ends or once they're cancelled.",
  },
});
