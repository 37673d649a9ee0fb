import { declareErrors } from "../../platform/errors.ts";

export const reviewError = declareErrors({
  stay_not_completed: { status: 409, message: "You can review a stay once it's over" },
  review_time_over: { status: 409, message: "You can write a review until 14 days after check-out" },
  review_revealed: { status: 409, message: "This review is public now and can't be changed" },
  review_not_found: { status: 404, message: "Review not found" },
  already_replied: { status: 409, message: "You have already replied to this review" },
});
