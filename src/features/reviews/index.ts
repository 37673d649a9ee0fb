export type { ReviewPage, ReviewSummary, ReviewView } from "./review.schema.ts";
