import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockOwnListing } from "../hosting/own-listing.server.ts";
import { photoError } from "./photo.errors.ts";
import { findPhoto, numberPhotos, selectPhotos } from "./photo.queries.server.ts";
import { removePhotos } from "./remove-photos.server.ts";

/** Removes one of the asker's photos and its files; those after it move up. Refuses strangers, and a listing's last one. */
export async function removePhoto(ctx: Ctx, photoId: string): Promise<void> {
  const { id: actorId } = requireActor(ctx);
  await transact(ctx, async (tx) => {
    const photo = await findPhoto(tx, photoId);
    if (!photo || (photo.propertyId === null && photo.uploaderId !== actorId)) throw photoError("photo_not_found");
    if (photo.propertyId === null) return removePhotos(tx, [photoId]);
    await lockOwnListing(tx, photo.propertyId, photoError("photo_not_found"));
    const there = (await selectPhotos(tx, photo.propertyId)).map(({ id }) => id);
    if (!there.includes(photoId)) throw photoError("photo_not_found");
    if (there.length === 1) throw photoError("last_photo");
    await removePhotos(tx, [photoId]);
    await numberPhotos(
      tx,
      photo.propertyId,
      there.filter((id) => id !== photoId),
    );
  });
}
