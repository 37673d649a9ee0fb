/** Reviews that a page shows at a time. */
export const REVIEWS_PER_PAGE = 6;

export const REVIEW_ORDERS = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The most characters of a review. */
export const REVIEW_LENGTH = 2000;
