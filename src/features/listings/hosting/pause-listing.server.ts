import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Hides the listing from everyone but its host; bookings stay. Pausing twice is fine. Refuses strangers. */
export async function pauseListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    await tx.db.update(properties).set({ status: "paused" }).where(eq(properties.id, listingId));
  });
}
