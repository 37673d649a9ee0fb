import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { listingDeleted } from "../listing.facts.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { selectPhotos } from "../photos/photo.queries.server.ts";
import { removePhotos } from "../photos/remove-photos.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

const RESTRICT_VIOLATION = "23001";

/**
 * Deletes the listing and its photos' files; of one that was ever booked the name stays for its guests' history. Refuses strangers
 * and, by the database, while guests are there or still to come.
 */
export async function deleteListing(ctx: Ctx, listingId: string): Promise<void> {
  try {
    await transact(ctx, async (tx) => {
      await lockOwnListing(tx, listingId);
      await tx.db.update(properties).set({ status: "deleted", updatedAt: ctx.clock.now() }).where(eq(properties.id, listingId));
      await clearListing(tx, listingId);
      await recordFact(tx, listingDeleted, { listingId });
    });
  } catch (error) {
    throw databaseErrorCode(error) === RESTRICT_VIOLATION ? listingError("listing_expected") : error;
  }
}

/** Removes the photos of a listing that is deleted, and the row if nobody ever booked it. */
export async function clearListing(tx: Ctx, listingId: string): Promise<void> {
  const photos = await selectPhotos(tx, listingId);
  await removePhotos(
    tx,
    photos.map(({ id }) => id),
  );
  await tx.db.delete(properties).where(and(eq(properties.id, listingId), sql`not listing_was_booked(${properties.id})`));
}
