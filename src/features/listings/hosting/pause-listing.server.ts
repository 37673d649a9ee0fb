import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

/** Hides the listing from everyone but its host and those who booked it; bookings stay. Pausing twice is fine. Refuses strangers, and a listing that was taken down. */
export async function pauseListing(ctx: Ctx, listingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { status } = await lockOwnListing(tx, listingId);
    if (status === "taken_down") throw listingError("listing_taken_down");
    await tx.db.update(properties).set({ status: "paused" }).where(eq(properties.id, listingId));
  });
}
