export { ReviewItem } from "./review-item.tsx";
export { ReviewSection } from "./review-section.tsx";
export { StayReviewPanel } from "./stay-reviews/stay-review-panel.tsx";
