import { declareErrors } from "../../platform/errors.ts";

export const stayError = declareErrors({
  check_in_past: { status: 400, message: "Check-in date cannot be in the past" },
  check_out_not_after: { status: 400, message: "Check-out date must be after check-in date" },
  nights_not_sold: { status: 400, message: "This boat isn't booked by the night. Pick one of its packages instead." },
  stay_too_far: { status: 400, message: "You can book up to two years ahead" },
  stay_too_soon: { status: 400, message: "This place needs more notice" },
  no_check_in_day: { status: 400, message: "You can't check in on this day of the week" },
  no_check_out_day: { status: 400, message: "You can't check out on this day of the week" },
  stay_too_long: { status: 400, message: "This stay is longer than the maximum" },
  stay_too_short: { status: 400, message: "This stay is shorter than the minimum" },
  too_many_guests: { status: 400, message: "This place can't take that many guests" },
  stay_price_too_high: { status: 400, message: "This stay costs more than we can book at once" },
  dates_blocked: { status: 409, message: "Selected dates include blocked dates" },
  dates_taken: { status: 409, message: "These dates are no longer available" },
});
