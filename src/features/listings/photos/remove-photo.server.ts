import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnPhoto } from "./own-photo.server.ts";
import { photoError } from "./photo.errors.ts";
import { savePhotoOrder, selectPhotos } from "./photo.queries.server.ts";
import { removePhotos } from "./remove-photos.server.ts";

/** Removes one of the asker's photos and its files; those after it move up. Refuses strangers, and a listing's last one. */
export async function removePhoto(ctx: Ctx, photoId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { propertyId } = await lockOwnPhoto(tx, photoId);
    if (propertyId === null) return removePhotos(tx, [photoId]);
    const there = (await selectPhotos(tx, propertyId)).map(({ id }) => id);
    if (!there.includes(photoId)) throw photoError("photo_not_found");
    if (there.length === 1) throw photoError("last_photo");
    await removePhotos(tx, [photoId]);
    await savePhotoOrder(
      tx,
      propertyId,
      there.filter((id) => id !== photoId),
    );
  });
}
