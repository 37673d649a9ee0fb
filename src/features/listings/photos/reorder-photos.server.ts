import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnListing } from "../hosting/own-listing.server.ts";
import { photoError } from "./photo.errors.ts";
import { savePhotoOrder, selectPhotos } from "./photo.queries.server.ts";

/** Puts the listing's photos into this order; the first is the cover. Refuses strangers, and an order of other photos than it has. */
export async function reorderPhotos(ctx: Ctx, listingId: string, { photoIds }: { photoIds: string[] }): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    const there = new Set((await selectPhotos(tx, listingId)).map(({ id }) => id));
    const wanted = new Set(photoIds);
    if (wanted.size !== photoIds.length || wanted.size !== there.size || ![...wanted].every((id) => there.has(id)))
      throw photoError("photo_order_unknown");
    await savePhotoOrder(tx, listingId, photoIds);
  });
}
