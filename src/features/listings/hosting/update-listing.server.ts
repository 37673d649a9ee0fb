import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";
import type { UpdateListingInput } from "./hosting.schema.ts";
import { listingRow } from "./listing-row.server.ts";
import { nameRefusedTimes } from "./name-refused-times.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/**
 * Saves the host's changes and returns the time of the save. Refuses strangers, a listing without a photo, and one that was saved
 * elsewhere since it was read, unless that is to be overwritten, and times by which a boat that sells hours is never ready: nothing changes then.
 */
export async function updateListing(
  ctx: Ctx,
  listingId: string,
  { updatedAt, overwrite, ...fields }: UpdateListingInput,
): Promise<{ updatedAt: string }> {
  const row = await listingRow(ctx, fields);
  return transact(ctx, async (tx) => {
    const before = await lockOwnListing(tx, listingId);
    if (!overwrite && before.updatedAt.getTime() !== Date.parse(updatedAt)) throw listingError("listing_changed");
    if ((await countPhotos(tx, listingId)) === 0)
      throw requestError("invalid_input", { fields: { photoIds: "At least one photo is required" } });
    // Always later than the last save, even if two follow within a millisecond.
    const now = new Date(Math.max(ctx.clock.now().getTime(), before.updatedAt.getTime() + 1));
    await nameRefusedTimes(() =>
      tx.db
        .update(properties)
        .set({ ...row, updatedAt: now })
        .where(eq(properties.id, listingId)),
    );
    return { updatedAt: now.toISOString() };
  });
}
