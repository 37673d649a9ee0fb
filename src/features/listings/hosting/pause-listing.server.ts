import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Takes the listing out of search and off its page, for all but its host; bookings stay. One that is paused stays paused. Refuses strangers. */
export async function pauseListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    await tx.db.update(properties).set({ status: "paused" }).where(eq(properties.id, listingId));
  });
}
