import { declareErrors } from "../../../platform/errors.ts";

export const hostDayError = declareErrors({
  days_past: { status: 400, message: "You can't change dates in the past" },
  days_too_far: { status: 400, message: "You can only change dates up to two years ahead" },
  no_such_days: { status: 400, message: "There are no such nights in this range" },
  night_held: { status: 409, message: "One of these nights is already taken" },
  all_booked: { status: 409, message: "All of these nights are booked" },
  edit_gone: { status: 404, message: "There's nothing to undo anymore" },
  not_blocked: { status: 409, message: "This date is not blocked" },
  block_failed: { status: 503, message: "Failed to block date" },
  unblock_failed: { status: 503, message: "Failed to unblock date" },
  minimum_failed: { status: 503, message: "Failed to save minimum stay" },
  price_failed: { status: 503, message: "Failed to save price" },
});
