import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/**
 * Takes the listing out of search and lists; whoever has its address still sees and books it. Refuses strangers, a listing without a photo,
 * and one that was taken down.
 */
export async function unlistListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { status } = await lockOwnListing(tx, listingId);
    if (status === "taken_down") throw listingError("listing_taken_down");
    if ((await countPhotos(tx, listingId)) === 0) throw requestError("invalid_input", { message: "At least one photo is required" });
    await tx.db.update(properties).set({ status: "unlisted" }).where(eq(properties.id, listingId));
  });
}
