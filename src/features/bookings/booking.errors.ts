import { declareErrors } from "../../platform/errors.ts";

export const bookingError = declareErrors({
  own_listing: { status: 403, message: "You can't book your own listing" },
  pets_not_allowed: { status: 400, message: "This place doesn't allow pets." },
  price_changed: { status: 409, message: "The price has changed. Please review it before you reserve." },
  booking_not_found: { status: 404, message: "Booking not found" },
  booking_load_failed: { status: 503, message: "Failed to load booking details" },
  bookings_load_failed: { status: 503, message: "Failed to load bookings" },
  booking_failed: { status: 503, message: "Failed to create booking" },
  already_cancelled: { status: 409, message: "This booking is already cancelled" },
  stay_has_begun: { status: 409, message: "This stay has started and can't be cancelled anymore" },
  nothing_changed: { status: 409, message: "The booking already has these dates and guests." },
  too_late_to_change: { status: 409, message: "This stay has started and can't be changed anymore" },
  changes_paused: {
    status: 409,
    message: "This listing isn't taking bookings right now, so it can't be changed. Please message your host.",
  },
  change_price_changed: { status: 409, message: "The price has changed. Please review it before you continue." },
  change_needs_host: { status: 409, message: "The time for free changes is over. Please review the change and ask your host." },
  change_is_free: { status: 409, message: "You can make this change right away. Please review it before you continue." },
  change_asked_already: { status: 409, message: "A change is already waiting for an answer. Answer or withdraw it first." },
  change_request_not_found: { status: 404, message: "Change request not found" },
  change_request_over: { status: 409, message: "This request isn't open anymore" },
  note_changed: {
    status: 409,
    message: "You saved this note in another window. Your text isn't saved yet. Copy it and reload to see the other one.",
  },
  no_show_too_early: { status: 409, message: "You can report a no-show once check-in has started." },
  no_show_too_late: { status: 409, message: "A no-show can be reported until 7 days after check-out." },
  no_show_not_reported: { status: 409, message: "This booking isn't marked as a no-show." },
  no_show_final: { status: 409, message: "You can undo a no-show for 24 hours. That time has passed." },
  refund_changed: { status: 409, message: "The refund has changed. Please review it before you cancel." },
});
