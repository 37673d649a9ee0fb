export { reviewsRevealed } from "./review.facts.ts";
export { reviewError } from "./review.errors.ts";
export { reviewApi } from "./review.api.server.ts";
export { reviewJobs } from "./review.jobs.server.ts";
export { reviewSubscribers } from "./review.emails.server.ts";
export { listReviews, readReviews, reviewSummary } from "./review.view.server.ts";
export { findReview, hideReview, type ReviewBrief, showReview } from "./stay-reviews/hide-review.server.ts";
export { replyToReview } from "./stay-reviews/reply-to-review.server.ts";
export { reviewGuest } from "./stay-reviews/review-guest.server.ts";
export { reviewStay } from "./stay-reviews/review-stay.server.ts";
export { guestRating } from "./stay-reviews/stay-review.queries.server.ts";
export { staysToReview } from "./stay-reviews/stays-to-review.server.ts";
export { readStayReviews } from "./stay-reviews/stay-review.view.server.ts";
export {
  bookingsWithRatedGuest,
  exportReviews,
  listHostReviews,
  ratingOfHost,
  ratingOverall,
  ratingsOf,
  unansweredReviews,
} from "./host-reviews.server.ts";
export { revealedRatings } from "./review.views.server.ts";
export { photosOfStays, readReviewPhoto } from "./photos/read-review-photos.server.ts";
export { takePhotoDown } from "./photos/remove-review-photos.server.ts";
