import { and, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { reviews } from "../review.tables.server.ts";
import { reviewPolicy } from "../review.policy.ts";

export type ReviewBrief = {
  id: string;
  bookingId: string;
  listingId: string;
  authorId: string;
  rating: number;
  text: string;
  hostReply: string | null;
  isHidden: boolean;
};

/** A guest's review that can be read, or that staff took off the page; null for any other. */
export async function findReview(ctx: Ctx, reviewId: string): Promise<ReviewBrief | null> {
  const [row] = await ctx.db.select().from(reviews).where(eq(reviews.id, reviewId));
  if (!row || (!row.revealedAt && !row.hiddenAt)) return null;
  const { id, bookingId, propertyId: listingId, authorId, rating, text, hostReply } = row;
  return { id, bookingId, listingId, authorId, rating, text, hostReply, isHidden: row.hiddenAt !== null };
}

/** Takes a review off its listing's page, and out of its rating. In the caller's transaction; for support staff. */
export async function hideReview(tx: Ctx, reviewId: string): Promise<ReviewBrief> {
  const review = await admit(tx, reviewPolicy, "hide", () => findReview(tx, reviewId));
  await tx.db
    .update(reviews)
    .set({ revealedAt: null, hiddenAt: tx.clock.now() })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.revealedAt)));
  return { ...review, isHidden: true };
}

/** Puts a hidden review back. */
export async function showReview(tx: Ctx, reviewId: string): Promise<void> {
  await admit(tx, reviewPolicy, "show", () => findReview(tx, reviewId));
  await tx.db
    .update(reviews)
    .set({ revealedAt: tx.clock.now(), hiddenAt: null })
    .where(and(eq(reviews.id, reviewId), isNotNull(reviews.hiddenAt)));
}
