export { REVIEWS_PER_PAGE } from "./review.rules.ts";
export { type ReviewPage, ReviewQuery, type ReviewSummary, type ReviewView } from "./review.schema.ts";
export { ReplyInput, ReviewGuestInput, ReviewStayInput, type StayReviews } from "./stay-reviews/stay-review.schema.ts";
export { ReviewPhoto, TakePhotoDownInput } from "./photos/photo.schema.ts";
