import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireWaiting } from "../../../platform/errors.ts";
import { makeVariant } from "../../../platform/images/images.server.ts";
import { openPhotoOf } from "../../../platform/images/open-photo-of.server.ts";
import type { CleanPhoto, Picture } from "../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { reviewError } from "../review.errors.ts";
import { reviewPhotos } from "./review-photo.tables.server.ts";
import { requireWritable } from "../stay-reviews/write-review.server.ts";
import { fileOf, filesOf, REVIEW_PHOTO_WIDTHS } from "./photo-files.ts";
import { MOST_REVIEW_PHOTOS, type ReviewPhoto } from "./photo.schema.ts";

type NewPhoto = { picture: Picture; signal?: AbortSignal };

/**
 * The guest adds a photo to what they say of a stay, while that can be written. It is read with the review. Refuses what is no photo,
 * and more than six; what is refused, or not waited for, leaves no file behind.
 */
export async function addReviewPhoto(ctx: Ctx, bookingId: string, { picture, signal }: NewPhoto): Promise<ReviewPhoto> {
  await transact(ctx, (tx) => requireRoom(tx, bookingId));
  const photo = await openPhotoOf(ctx, requireActor(ctx).id, picture, signal);
  const id = await storeFiles(ctx, photo);
  try {
    return await transact(ctx, async (tx) => {
      await requireRoom(tx, bookingId);
      const { width, height } = photo;
      const authorId = requireActor(tx).id;
      await tx.db.insert(reviewPhotos).values({ id, bookingId, authorId, width, height, createdAt: tx.clock.now() });
      requireWaiting(signal);
      return { id, width, height };
    });
  } catch (error) {
    await ctx.storage.remove("private", filesOf(id));
    throw error;
  }
}

/** Locks the stay, so that two photos at once aren't both the last. */
async function requireRoom(tx: Ctx, bookingId: string): Promise<void> {
  await requireWritable(tx, bookingId, "guest");
  const there = await tx.db.$count(reviewPhotos, eq(reviewPhotos.bookingId, bookingId));
  if (there >= MOST_REVIEW_PHOTOS) throw reviewError("too_many_review_photos");
}

async function storeFiles(ctx: Ctx, { bytes }: CleanPhoto): Promise<string> {
  const id = randomUUID();
  for (const width of REVIEW_PHOTO_WIDTHS)
    await ctx.storage.put("private", fileOf(id, width), await makeVariant(bytes, { width, format: "webp" }), "image/webp");
  return id;
}
