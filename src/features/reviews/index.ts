export type { ReviewPage, ReviewSummary, ReviewView } from "./review.schema.ts";
export { ReplyInput, ReviewGuestInput, ReviewStayInput, type StayReviews } from "./stay-reviews/stay-review.schema.ts";
