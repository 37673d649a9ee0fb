export { ratingsOf } from "./review.queries.server.ts";
export { listReviews, reviewSummary } from "./review.view.server.ts";
