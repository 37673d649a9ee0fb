import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { databaseErrorCode } from "../../platform/db/database.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { listingError } from "../listings/index.server.ts";
import { savedProperties } from "./saved.tables.server.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/** Saves the listing for the person; saving it again changes nothing. */
export async function saveListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  const { id: userId } = requireActor(ctx);
  try {
    await ctx.db.insert(savedProperties).values({ userId, propertyId: listingId, createdAt: ctx.clock.now() }).onConflictDoNothing();
  } catch (error) {
    throw databaseErrorCode(error) === FOREIGN_KEY_VIOLATION ? listingError("listing_not_found") : error;
  }
}

/** Removes the listing from the person's saved ones; does nothing if it isn't saved. */
export async function unsaveListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  const { id: userId } = requireActor(ctx);
  await ctx.db.delete(savedProperties).where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, listingId)));
}

/** The ids of the person's saved listings, newest first; none for a visitor. */
export async function savedListingIds(ctx: Ctx): Promise<string[]> {
  if (!ctx.actor) return [];
  const rows = await ctx.db
    .select({ id: savedProperties.propertyId })
    .from(savedProperties)
    .where(eq(savedProperties.userId, ctx.actor.id))
    .orderBy(desc(savedProperties.createdAt), desc(savedProperties.propertyId))
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** Like `savedListingIds`, but refuses visitors. */
export async function mySavedListingIds(ctx: Ctx): Promise<string[]> {
  requireActor(ctx);
  return savedListingIds(ctx);
}
