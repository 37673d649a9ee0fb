import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Makes a paused listing visible again. Refuses strangers, and a listing without a photo. */
export async function resumeListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    if ((await countPhotos(tx, listingId)) === 0) throw requestError("invalid_input", { message: "At least one photo is required" });
    await tx.db.update(properties).set({ status: "active" }).where(eq(properties.id, listingId));
  });
}
