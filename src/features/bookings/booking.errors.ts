import { declareErrors } from "../../platform/errors.ts";

export const bookingError = declareErrors({
  own_listing: { status: 403, message: "You can't book your own listing" },
  price_changed: { status: 409, message: "The price has changed. Please review it before you reserve." },
  booking_not_found: { status: 404, message: "Booking not found" },
  booking_load_failed: { status: 503, message: "Failed to load booking details" },
  bookings_load_failed: { status: 503, message: "Failed to load bookings" },
  booking_failed: { status: 503, message: "Failed to create booking" },
  already_cancelled: { status: 409, message: "This booking is already cancelled" },
  stay_has_begun: { status: 409, message: "This stay has started and can't be cancelled anymore" },
  refund_changed: { status: 409, message: "The refund has changed. Please review it before you cancel." },
});
