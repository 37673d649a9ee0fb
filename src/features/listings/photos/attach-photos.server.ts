import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { photoError } from "./photo.errors.ts";
import { savePhotoOrder } from "./photo.queries.server.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

/** Gives the listing the asker's waiting photos, in this order. Refuses when one of them is not the asker's, in use, or gone. */
export async function attachPhotos(tx: Ctx, listingId: string, photoIds: string[]): Promise<void> {
  const { id: uploaderId } = requireActor(tx);
  const attached = await tx.db
    .update(propertyPhotos)
    .set({ propertyId: listingId, uploaderId: null })
    .where(and(inArray(propertyPhotos.id, photoIds), eq(propertyPhotos.uploaderId, uploaderId), isNull(propertyPhotos.propertyId)))
    .returning({ id: propertyPhotos.id });
  if (attached.length !== photoIds.length)
    throw photoError("photos_gone", { fields: { photoIds: "Some of these photos are no longer available. Please add them again." } });
  await savePhotoOrder(tx, listingId, photoIds);
}
