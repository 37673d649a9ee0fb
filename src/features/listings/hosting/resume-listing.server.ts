import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Makes a paused listing visible again. Refuses strangers. */
export async function resumeListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    await tx.db.update(properties).set({ status: "active" }).where(eq(properties.id, listingId));
  });
}
