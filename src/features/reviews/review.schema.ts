import { z } from "zod";
import { REVIEW_ORDERS } from "./review.rules.ts";

/** Which reviews of a listing, and in which order. What can't be read is left out. */
export const ReviewQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  order: z.enum(REVIEW_ORDERS).default("newest").catch("newest"),
  q: z.string().trim().max(100).default("").catch(""),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const ReviewView = z.object({
  id: z.uuid(),
  /** The author's given name: a listing's page is public. */
  authorName: z.string(),
  authorAvatarUrl: z.string().nullable(),
  rating: z.number().int(),
  text: z.string(),
  hostReply: z.string().nullable(),
  /** Year and month of the review. */
  month: z.string(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** A review among those of several listings. */
export type HostReview = ReviewView & { listingId: string };

export const ReviewSummary = z.object({
  count: z.number().int(),
  average: z.number().nullable(),
  /** How many gave one to five stars. */
  stars: z.array(z.number().int()),
  parts: z.array(z.object({ label: z.string(), average: z.number() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewPage = z.object({ reviews: z.array(ReviewView), next: z.string().nullable() });
export type ReviewPage = z.infer<typeof ReviewPage>;
