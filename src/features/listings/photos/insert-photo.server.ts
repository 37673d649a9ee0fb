import type { Ctx } from "../../../platform/context.server.ts";
import { photoVariantsWanted } from "./photo.queues.ts";
import type { Photo } from "./photo.schema.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

export type PhotoPlace = { position: number } & ({ propertyId: string } | { uploaderId: string });

/** Writes the row of a photo whose original is in storage, in the caller's transaction, and has its variants made. */
export async function insertPhoto(tx: Ctx, photo: Photo, place: PhotoPlace): Promise<void> {
  await tx.db.insert(propertyPhotos).values({ ...photo, ...place, createdAt: tx.clock.now() });
  await tx.jobs.send(tx.db, photoVariantsWanted, { photoId: photo.id });
}
