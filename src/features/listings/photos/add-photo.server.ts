import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireWaiting } from "../../../platform/errors.ts";
import type { Picture } from "../../../platform/images/open-photo.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockOwnListing } from "../hosting/own-listing.server.ts";
import { MOST_PHOTOS } from "../listing.rules.ts";
import { discardUnusedOriginals } from "./files/discard-unused-originals.server.ts";
import { insertPhoto, type PhotoPlace } from "./insert-photo.server.ts";
import { photoError } from "./photo.errors.ts";
import { countPhotos, countWaitingPhotos, lockWaitingPhotos } from "./photo.queries.server.ts";
import type { Photo } from "./photo.schema.ts";
import { removePhotos } from "./remove-photos.server.ts";
import { storeOriginal } from "./files/store-original.server.ts";

/** Someone may have several forms open. */
const MOST_WAITING = 3 * MOST_PHOTOS;

export type NewPhoto = { listingId: string | null; picture: Picture; signal?: AbortSignal };

/**
 * Adds a picture as the last of the asker's listing; without a listing it waits for the one that they are writing. Refuses a
 * stranger's listing, more than 5 MB, the 31st photo and what is no readable photo; what is refused, or not waited for, leaves nothing behind.
 */
export async function addPhoto(ctx: Ctx, { listingId, picture, signal }: NewPhoto): Promise<Photo> {
  await transact(ctx, (tx) => placeFor(tx, listingId));
  const photo = await storeOriginal(ctx, picture, signal);
  try {
    await transact(ctx, async (tx) => {
      await insertPhoto(tx, photo, await placeFor(tx, listingId));
      requireWaiting(signal);
    });
  } catch (error) {
    await discardUnusedOriginals(ctx, [photo.id]);
    throw error;
  }
  // They may have left during the commit.
  if (signal?.aborted) await removePhotos(ctx, [photo.id]);
  requireWaiting(signal);
  return photo;
}

async function placeFor(tx: Ctx, listingId: string | null): Promise<PhotoPlace> {
  const { id: uploaderId } = requireActor(tx);
  if (listingId === null) {
    await lockWaitingPhotos(tx, uploaderId);
    const waiting = await countWaitingPhotos(tx, uploaderId);
    if (waiting >= MOST_WAITING) throw photoError("too_many_waiting_photos");
    return { uploaderId, position: 0 };
  }
  await lockOwnListing(tx, listingId);
  const position = await countPhotos(tx, listingId);
  if (position >= MOST_PHOTOS) throw photoError("too_many_photos");
  return { propertyId: listingId, position };
}
