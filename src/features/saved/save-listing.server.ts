import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { bookedListings, listingError } from "../listings/index.server.ts";
import { savedError } from "./saved.errors.ts";
import { savedProperties } from "./saved.tables.server.ts";

/** Saves the listing for the person; saving it again changes nothing. Refuses one that is paused, deleted or not there. */
export async function saveListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  const { id: userId } = requireActor(ctx);
  const listing = (await bookedListings(ctx, [listingId])).get(listingId);
  if (!listing) throw listingError("listing_not_found");
  if (listing.offer !== "open") throw savedError(`listing_${listing.offer}`);
  await ctx.db.insert(savedProperties).values({ userId, propertyId: listingId, createdAt: ctx.clock.now() }).onConflictDoNothing();
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
