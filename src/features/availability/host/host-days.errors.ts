import { declareErrors } from "../../../platform/errors.ts";

export const hostDayError = declareErrors({
  days_past: { status: 400, message: "Days in the past cannot be changed" },
  days_too_far: { status: 400, message: "The calendar goes two years ahead" },
  no_such_days: { status: 400, message: "None of these days is one of those" },
  night_held: { status: 409, message: "One of these nights is taken" },
  not_blocked: { status: 409, message: "This date is not blocked" },
  block_failed: { status: 503, message: "Failed to block date" },
  unblock_failed: { status: 503, message: "Failed to unblock date" },
  price_failed: { status: 503, message: "Failed to save price" },
});
