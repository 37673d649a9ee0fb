import { declareErrors } from "../../../platform/errors.ts";

export const manualBookingError = declareErrors({
  manual_not_found: { status: 404, message: "Booking not found" },
  manual_changed: {
    status: 409,
    message: "Someone saved this booking in another window. Your edits aren't saved yet.",
  },
  manual_night_taken: { status: 409, message: "These dates aren't free" },
  manual_hours_taken: { status: 409, message: "The boat isn't free at this time" },
  manual_no_hours: { status: 400, message: "This listing isn't used by the hour" },
  manual_length_stays: { status: 409, message: "Nights can't become hours, or the other way around. Remove this booking and add another." },
  manual_ends_early: { status: 400, message: "It has to end after it starts" },
  manual_too_long_ago: { status: 400, message: "You can add stays from up to a year ago" },
  manual_too_far: { status: 400, message: "You can add stays up to two years ahead" },
  manual_save_failed: { status: 503, message: "We couldn't save the booking. Please try again." },
  manual_remove_failed: { status: 503, message: "We couldn't remove the booking. Please try again." },
});
