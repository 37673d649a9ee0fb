import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { openPhoto } from "../../../platform/images/images.server.ts";
import { originalKey } from "./photo-files.ts";
import { photoVariantsWanted } from "./photo.queues.ts";
import type { Photo } from "./photo.schema.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

export type KeepPhotoInput = { propertyId: string; bytes: Uint8Array; position: number; description: string };

/**
 * Adds a picture to a listing, cleaned of everything but the picture, and has its variants made. Refuses what is no
 * readable photo. Whether the listing is the asker's own is for the caller to know.
 */
export async function keepPhoto(ctx: Ctx, { propertyId, bytes, position, description }: KeepPhotoInput): Promise<Photo> {
  const photo = await storePhoto(ctx, bytes, description);
  await transact(ctx, (tx) => recordPhoto(tx, photo, { propertyId, position }));
  return photo;
}

/** Puts the picture into storage, cleaned; no listing has it yet. Refuses what is no readable photo. */
export async function storePhoto(ctx: Ctx, bytes: Uint8Array, description = ""): Promise<Photo> {
  const { bytes: original, ...found } = await openPhoto(bytes);
  const photo: Photo = { id: randomUUID(), ...found, description };
  await ctx.storage.put("public", originalKey(photo.id), original, "image/webp");
  return photo;
}

/** Gives a stored picture its place, in the caller's transaction, and has its variants made. */
export async function recordPhoto(
  tx: Ctx,
  photo: Photo,
  place: { propertyId: string; position: number } | { uploaderId: string; position: number },
): Promise<void> {
  await tx.db.insert(propertyPhotos).values({ ...photo, ...place, createdAt: tx.clock.now() });
  await tx.jobs.send(tx.db, photoVariantsWanted, { photoId: photo.id });
}
