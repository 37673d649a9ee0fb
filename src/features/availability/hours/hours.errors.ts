import { declareErrors } from "../../../platform/errors.ts";

export const hoursError = declareErrors({
  hours_taken_twice: { status: 409, message: "Something takes the boat twice on some days" },
  not_ready_by_check_in: {
    status: 409,
    message: "Check-out and turnaround end after check-in. Make the turnaround shorter, or check-in later.",
  },
  hours_need_no_preparation: {
    status: 409,
    message: "A boat that sells hours has no nights for preparation. Set them to 0 in its prices and stay rules first.",
  },
  hours_are_booked: { status: 409, message: "Charters are booked ahead" },
  hours_failed: { status: 503, message: "We couldn't save the hours. Please try again." },
});
