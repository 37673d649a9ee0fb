import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Shows a paused or unlisted listing to everyone again. Refuses strangers, a listing without a photo, and one that was taken down. */
export async function resumeListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { status } = await lockOwnListing(tx, listingId);
    if (status === "taken_down") throw listingError("listing_taken_down");
    if ((await countPhotos(tx, listingId)) === 0) throw requestError("invalid_input", { message: "At least one photo is required" });
    await tx.db.update(properties).set({ status: "active" }).where(eq(properties.id, listingId));
  });
}
