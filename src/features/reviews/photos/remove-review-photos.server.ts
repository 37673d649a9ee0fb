import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { reviewError } from "../review.errors.ts";
import { reviewPhotoPolicy } from "../review.policy.ts";
import { reviewPhotos } from "./review-photo.tables.server.ts";
import { reviews } from "../review.tables.server.ts";
import { requireWritable } from "../stay-reviews/write-review.server.ts";
import { ALL_REVIEW_PHOTOS, filesOf, photoOf } from "./photo-files.ts";
import { reviewPhotoFilesUnwanted } from "./photo.queues.ts";

/** The guest takes a photo off while the review can be written. */
export const removeReviewPhoto = (ctx: Ctx, { bookingId, photoId }: { bookingId: string; photoId: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    await requireWritable(tx, bookingId, "guest");
    await remove(tx, and(eq(reviewPhotos.id, photoId), eq(reviewPhotos.bookingId, bookingId)));
  });

/** Support staff take down one photo of a review for good. Refuses its author. */
export const takePhotoDown = (ctx: Ctx, { photoId }: { photoId: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, reviewPhotoPolicy, "takeDown", async () => {
      const [row] = await tx.db.select().from(reviewPhotos).where(eq(reviewPhotos.id, photoId));
      return row && { ...row, state: "revealed" as const };
    });
    await remove(tx, eq(reviewPhotos.id, photoId));
    await recordAudit(tx, { action: "review.take-photo-down", subjectType: "review photo", subjectId: photoId });
  });

async function remove(tx: Ctx, which: ReturnType<typeof and>): Promise<void> {
  const gone = await tx.db.delete(reviewPhotos).where(which).returning({ id: reviewPhotos.id });
  if (gone.length === 0) throw reviewError("review_photo_not_found");
  await tx.jobs.send(tx.db, reviewPhotoFilesUnwanted, { photoIds: gone.map(({ id }) => id) });
}

/** In the caller's transaction: the photos of someone who deleted the account. */
export async function forgetPhotosOf(tx: Ctx, authorId: string): Promise<void> {
  const gone = await tx.db.delete(reviewPhotos).where(eq(reviewPhotos.authorId, authorId)).returning({ id: reviewPhotos.id });
  if (gone.length > 0) await tx.jobs.send(tx.db, reviewPhotoFilesUnwanted, { photoIds: gone.map(({ id }) => id) });
}

export async function removePhotoFiles({ storage }: Ctx, { photoIds }: { photoIds: string[] }): Promise<void> {
  await storage.remove("private", photoIds.flatMap(filesOf));
}

/** Removes photos whose review nobody wrote in a month, and the files of photos that are in no table a day later. */
export async function sweepReviewPhotos(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  const unwritten = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(reviews)
      .where(eq(reviews.bookingId, reviewPhotos.bookingId)),
  );
  await ctx.db.delete(reviewPhotos).where(and(lt(reviewPhotos.createdAt, new Date(now - 30 * DAY_MS)), unwritten));
  const found = new Set<string>();
  for await (const { key, modifiedAt } of ctx.storage.list("private", ALL_REVIEW_PHOTOS)) {
    const photoId = photoOf(key);
    if (photoId && modifiedAt.getTime() < now - DAY_MS) found.add(photoId);
    if (found.size >= 500) await removeOrphans(ctx, found);
  }
  await removeOrphans(ctx, found);
}

async function removeOrphans(ctx: Ctx, found: Set<string>): Promise<void> {
  if (found.size === 0) return;
  const there = await ctx.db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.id, [...found]));
  for (const { id } of there) found.delete(id);
  await removePhotoFiles(ctx, { photoIds: [...found] });
  found.clear();
}
