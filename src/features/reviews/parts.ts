export { ReviewList } from "./review-list.tsx";
export { StayReviewPanel } from "./stay-reviews/stay-review-panel.tsx";
