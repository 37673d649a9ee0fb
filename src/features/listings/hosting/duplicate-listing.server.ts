import type { Ctx } from "../../../platform/context.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { listingError } from "../listing.errors.ts";
import { copyOriginals } from "../photos/files/copy-originals.server.ts";
import { discardUnusedOriginals } from "../photos/files/discard-unused-originals.server.ts";
import { insertPhoto } from "../photos/insert-photo.server.ts";
import type { Photo } from "../photos/photo.schema.ts";
import { lockOwnListing, readOwnListing } from "./own-listing.server.ts";
import { writeListing } from "./write-listing.server.ts";

const LONGEST_TITLE = 100;

/**
 * Makes a second listing like this one, with copies of its photos, once per key. It is paused until its host shows it, and reviewed like a
 * new one. Refuses strangers, and a listing that was taken down. The files are copied before the transaction begins, and removed again when it fails.
 */
export async function duplicateListing(ctx: Ctx, listingId: string, { key }: { key: string }): Promise<{ listingId: string }> {
  const request = { owner: requireActor(ctx).id, operation: "listings.duplicate", key, body: { listingId } };
  const earlier = await earlierAnswer<{ listingId: string }>(ctx, request);
  if (earlier) return earlier;
  const { photos, status } = await readOwnListing(ctx, listingId);
  if (status === "taken_down") throw listingError("listing_taken_down");
  const copies = await copyOriginals(ctx, photos);
  try {
    return await once(ctx, request, (tx) => insertCopy(tx, listingId, copies));
  } finally {
    await discardUnusedOriginals(
      ctx,
      copies.map(({ id }) => id),
    );
  }
}

async function insertCopy(tx: Ctx, listingId: string, photos: Photo[]): Promise<{ listingId: string }> {
  const { id: _id, title, status, ...same } = await lockOwnListing(tx, listingId);
  if (status === "taken_down") throw listingError("listing_taken_down");
  const values = { ...same, title: `Copy of ${title}`.slice(0, LONGEST_TITLE), status: "paused" as const };
  const copy = await writeListing(tx, values, async (propertyId) => {
    for (const [position, photo] of photos.entries()) await insertPhoto(tx, photo, { propertyId, position });
  });
  return { listingId: copy };
}
