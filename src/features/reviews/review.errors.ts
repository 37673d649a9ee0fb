import { declareErrors } from "../../platform/errors.ts";

export const reviewError = declareErrors({
  stay_not_completed: { status: 409, message: "A stay can be reviewed once it is over" },
  review_time_over: { status: 409, message: "Reviews can be written until 14 days after check-out" },
  review_revealed: { status: 409, message: "This review can be read by everybody now and cannot be changed any more" },
  review_not_found: { status: 404, message: "Review not found" },
  already_replied: { status: 409, message: "You have already replied to this review" },
});
