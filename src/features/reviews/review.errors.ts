import { MOST_REVIEW_PHOTOS } from "./photos/photo.schema.ts";
import { declareErrors } from "../../platform/errors.ts";

export const reviewError = declareErrors({
  stay_not_completed: { status: 409, message: "You can review a stay once it's over" },
  review_time_over: { status: 409, message: "You can write a review until 14 days after check-out" },
  review_revealed: { status: 409, message: "This review is public now and can't be changed" },
  review_not_found: { status: 404, message: "Review not found" },
  review_photo_not_found: { status: 404, message: "That photo is gone." },
  too_many_review_photos: { status: 409, message: `You can add up to ${MOST_REVIEW_PHOTOS} photos.` },
  already_replied: { status: 409, message: "You have already replied to this review" },
});
