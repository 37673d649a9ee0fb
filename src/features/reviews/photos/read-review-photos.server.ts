import { asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import type { StoredFile } from "../../../platform/storage/storage.server.ts";
import { reviewError } from "../review.errors.ts";
import { reviewPhotoPolicy } from "../review.policy.ts";
import { reviewPhotos } from "./review-photo.tables.server.ts";
import { reviews } from "../review.tables.server.ts";
import { fileOf, type ReviewPhotoWidth } from "./photo-files.ts";
import type { ReviewPhoto } from "./photo.schema.ts";

/** The photos of these stays, by booking, as they were added. */
export async function photosOfStays({ db }: Ctx, bookingIds: string[]): Promise<Map<string, ReviewPhoto[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db.select().from(reviewPhotos).where(inArray(reviewPhotos.bookingId, bookingIds)).orderBy(asc(reviewPhotos.createdAt));
  const byStay = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return new Map([...byStay].map(([bookingId, of]) => [bookingId, of.map(({ id, width, height }) => ({ id, width, height }))]));
}

/** A photo of a review, for everyone once the review can be read; for its author before. */
export async function readReviewPhoto(ctx: Ctx, { photoId, width }: { photoId: string; width: ReviewPhotoWidth }): Promise<StoredFile> {
  const { id } = await admit(ctx, reviewPhotoPolicy, "read", async () => {
    const [row] = await ctx.db
      .select({ id: reviewPhotos.id, authorId: reviewPhotos.authorId, revealedAt: reviews.revealedAt })
      .from(reviewPhotos)
      .leftJoin(reviews, eq(reviews.bookingId, reviewPhotos.bookingId))
      .where(eq(reviewPhotos.id, photoId));
    return row && { ...row, state: row.revealedAt ? ("revealed" as const) : ("hidden" as const) };
  });
  const file = await ctx.storage.get("private", fileOf(id, width));
  if (!file) throw reviewError("review_photo_not_found");
  return file;
}
