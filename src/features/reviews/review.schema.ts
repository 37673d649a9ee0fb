import { z } from "zod";
import { type Traveler, TRAVELERS } from "../bookings/index.ts";
import { type Mention, MENTION_NAMES } from "./mentions.rules.ts";
import { ReviewPhoto } from "./photos/photo.schema.ts";
import { REVIEW_ORDERS } from "./review.rules.ts";

/** Which reviews of a listing, and in which order. What can't be read is left out. */
export const ReviewQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  order: z.enum(REVIEW_ORDERS).default("newest").catch("newest"),
  q: z.string().trim().max(100).default("").catch(""),
  mention: z.enum(MENTION_NAMES).optional().catch(undefined),
  traveler: z.enum(TRAVELERS).optional().catch(undefined),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const ReviewView = z.object({
  id: z.uuid(),
  /** The author's given name: a listing's page is public. */
  authorName: z.string(),
  authorAvatarUrl: z.string().nullable(),
  rating: z.number().int(),
  text: z.string(),
  photos: z.array(ReviewPhoto),
  hostReply: z.string().nullable(),
  /** Who traveled, as far as the booking says. */
  traveler: z.enum(TRAVELERS),
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
export type ReviewSummary = z.infer<typeof ReviewSummary> & {
  /** What the texts mention, and how many of them, the most often first. */
  mentions: { mention: Mention; count: number }[];
  travelers: { traveler: Traveler; count: number }[];
};

export const ReviewPage = z.object({ reviews: z.array(ReviewView), next: z.string().nullable() });
export type ReviewPage = z.infer<typeof ReviewPage>;
