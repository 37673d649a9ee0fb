import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { bookedListings, listingError } from "../listings/index.server.ts";
import { savedError } from "./saved.errors.ts";
import { UNDO_MINUTES } from "./saved.rules.ts";
import { savedProperties } from "./saved.tables.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Saves the listing for the person; saving it again changes nothing, and undoes a removal of the last day with its note and lists.
 * Refuses one that is paused, deleted or not there.
 */
export async function saveListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  const { id: userId } = requireActor(ctx);
  const listing = (await bookedListings(ctx, [listingId])).get(listingId);
  if (!listing) throw listingError("listing_not_found");
  if (listing.offer !== "open") throw savedError(`listing_${listing.offer}`);
  await ctx.db
    .insert(savedProperties)
    .values({ userId, propertyId: listingId, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: [savedProperties.userId, savedProperties.propertyId], set: { removedAt: null } });
}

/** Takes the listing off the person's saved ones; does nothing if it isn't saved. For a day, saving it again brings all of it back. */
export async function unsaveListing(ctx: Ctx, { listingId }: { listingId: string }): Promise<void> {
  const { id: userId } = requireActor(ctx);
  const now = ctx.clock.now();
  await ctx.db
    .update(savedProperties)
    .set({ removedAt: now })
    .where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, listingId), isNull(savedProperties.removedAt)));
  await ctx.db
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, userId), lt(savedProperties.removedAt, new Date(now.getTime() - DAY))));
}

const savedIds = builtOnce((db) =>
  db
    .select({ id: savedProperties.propertyId })
    .from(savedProperties)
    .where(and(eq(savedProperties.userId, sql.placeholder("personId")), isNull(savedProperties.removedAt)))
    .orderBy(desc(savedProperties.createdAt), desc(savedProperties.propertyId))
    .limit(1000)
    .prepare("saved_ids"),
);

/** The ids of the person's saved listings, newest first; none for a visitor. */
export async function savedListingIds(ctx: Ctx): Promise<string[]> {
  if (!ctx.actor) return [];
  const rows = await savedIds(ctx).execute({ personId: ctx.actor.id });
  return rows.map(({ id }) => id);
}

/** Like `savedListingIds`, but refuses visitors. */
export async function mySavedListingIds(ctx: Ctx): Promise<string[]> {
  requireActor(ctx);
  return savedListingIds(ctx);
}

/** The notes on the person's saved listings, by listing; none that is empty. */
export async function savedNotes(ctx: Ctx): Promise<Record<string, string>> {
  const rows = await ctx.db
    .select({ id: savedProperties.propertyId, note: savedProperties.note })
    .from(savedProperties)
    .where(and(eq(savedProperties.userId, requireActor(ctx).id), gt(savedProperties.note, ""), isNull(savedProperties.removedAt)));
  return Object.fromEntries(rows.map(({ id, note }) => [id, note]));
}

/** What the person took off within the last minutes and may want back, the latest first. */
export async function justRemoved(ctx: Ctx): Promise<string[]> {
  const since = new Date(ctx.clock.now().getTime() - UNDO_MINUTES * MINUTE);
  const rows = await ctx.db
    .select({ id: savedProperties.propertyId })
    .from(savedProperties)
    .where(and(eq(savedProperties.userId, requireActor(ctx).id), gt(savedProperties.removedAt, since)))
    .orderBy(desc(savedProperties.removedAt))
    .limit(3);
  return rows.map(({ id }) => id);
}
