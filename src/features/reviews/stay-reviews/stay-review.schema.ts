import { z } from "zod";
import { Prose } from "../../../platform/text.schema.ts";
import { ReviewPhoto } from "../photos/photo.schema.ts";
import { REVIEW_LENGTH } from "../review.rules.ts";

export const REVIEW_DAYS = 14;

const Stars = z.coerce.number("Choose 1 to 5 stars").int("Choose 1 to 5 stars").min(1, "Choose 1 to 5 stars").max(5, "Choose 1 to 5 stars");
const Words = Prose("Write a few words").min(1, "Write a few words").max(REVIEW_LENGTH, `Use ${REVIEW_LENGTH} characters or fewer`);

/** A guest's review of a stay. A home is rated for its location, a boat for its condition. */
export const ReviewStayInput = z.object({
  rating: Stars,
  cleanliness: Stars,
  accuracy: Stars,
  communication: Stars,
  location: Stars.optional(),
  condition: Stars.optional(),
  value: Stars,
  text: Words,
});
export type ReviewStayInput = z.infer<typeof ReviewStayInput>;

/** A host's review of a guest. */
export const ReviewGuestInput = z.object({ rating: Stars, text: Words }).meta({ id: "ReviewGuestInput" });
export type ReviewGuestInput = z.infer<typeof ReviewGuestInput>;

export const ReplyInput = z.object({ text: Words });
export type ReplyInput = z.infer<typeof ReplyInput>;

const StayReview = ReviewStayInput.omit({ location: true, condition: true }).extend({
  id: z.uuid(),
  location: z.number().int().nullable(),
  condition: z.number().int().nullable(),
  hostReply: z.string().nullable(),
});
export type StayReview = z.infer<typeof StayReview>;

/** Both reviews of a booking, as far as this side may read them. */
export const StayReviews = z.object({
  side: z.enum(["guest", "host"]),
  ofStay: StayReview.nullable(),
  ofGuest: z.union([ReviewGuestInput, z.null()]),
  isRevealed: z.boolean(),
  /** Our team took the guest's review off the page; the guest can still read it here. */
  isTakenDown: z.boolean(),
  /** Until when this side may write or change its own; null: not now. */
  writableUntil: z.string().nullable(),
  /** Whether the other side has written something that is still hidden. */
  otherHasWritten: z.boolean(),
  canReply: z.boolean(),
  /** The guest's photos, as far as this side may see them. */
  photos: z.array(ReviewPhoto),
});
export type StayReviews = z.infer<typeof StayReviews>;
