import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireWaiting } from "../../../platform/errors.ts";
import { makeVariant } from "../../../platform/images/images.server.ts";
import { openPhotoOf } from "../../../platform/images/open-photo-of.server.ts";
import type { Picture } from "../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockOwnTimeZone, ownListing } from "../../listings/index.server.ts";
import { arrivalError } from "../arrival.errors.ts";
import { MOST_STEPS } from "../arrival.rules.ts";
import type { ArrivalPhoto } from "../arrival.schema.ts";
import { arrivalPhotos } from "../arrival.tables.server.ts";
import { ARRIVAL_PHOTO_WIDTHS, fileOf, filesOf } from "./photo-files.server.ts";

/** With those that wait for the guide to be saved. */
const MOST_PHOTOS = 4 * MOST_STEPS;

/**
 * Stores a photo for the guide of the host's own listing, without its metadata; saving the guide puts it into a step. Refuses strangers and what is no photo;
 * what is refused, or not waited for, leaves no file behind.
 */
export async function addArrivalPhoto(ctx: Ctx, listingId: string, picture: Picture, signal?: AbortSignal): Promise<ArrivalPhoto> {
  await ownListing(ctx, listingId);
  const { bytes, width, height } = await openPhotoOf(ctx, requireActor(ctx).id, picture, signal);
  const photo = { id: randomUUID(), width, height };
  const which = { listingId, photoId: photo.id };
  try {
    for (const wide of ARRIVAL_PHOTO_WIDTHS)
      await ctx.storage.put("private", fileOf(which, wide), await makeVariant(bytes, { width: wide, format: "webp" }), "image/webp");
    await transact(ctx, async (tx) => {
      await lockOwnTimeZone(tx, listingId);
      const own = eq(arrivalPhotos.propertyId, listingId);
      if ((await tx.db.$count(arrivalPhotos, own)) >= MOST_PHOTOS) throw arrivalError("too_many_arrival_photos");
      await tx.db.insert(arrivalPhotos).values({ ...photo, propertyId: listingId, createdAt: tx.clock.now() });
      requireWaiting(signal);
    });
    return photo;
  } catch (error) {
    await ctx.storage.remove("private", filesOf(which));
    throw error;
  }
}
