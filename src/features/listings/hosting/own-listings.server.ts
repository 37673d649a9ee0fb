import { and, count, desc, eq, getTableColumns } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { areOwn, lockOwnListing } from "./own-listing.server.ts";

const { id, title, type, city, country, status, timeZone, pricePerNight } = getTableColumns(properties);
const COLUMNS = { id, title, type, city, country, status, timeZone, nightlyPriceCents: pricePerNight };

export type ListingBrief = Awaited<ReturnType<typeof ownListing>>;

/** A summary of the person's own listing, paused or not; to anyone else it is not found. */
export async function ownListing(ctx: Ctx, listingId: string) {
  const [listing] = await ctx.db
    .select(COLUMNS)
    .from(properties)
    .where(and(eq(id, listingId), areOwn(ctx)));
  if (!listing) throw listingError("listing_not_found");
  return listing;
}

/** The time zone of the person's own listing, which is locked as `lockOwnListing` does. */
export const lockOwnTimeZone = async (tx: Ctx, listingId: string): Promise<string> => (await lockOwnListing(tx, listingId)).timeZone;

/** The same, with the times of check-in and check-out. */
export async function lockOwnTimes(tx: Ctx, listingId: string): Promise<{ timeZone: string; checkInTime: string; checkOutTime: string }> {
  const listing = await lockOwnListing(tx, listingId);
  return { timeZone: listing.timeZone, checkInTime: listing.checkInTime, checkOutTime: listing.checkOutTime };
}

/** The titles of the person's own listings, by id. */
export async function ownTitles(ctx: Ctx): Promise<Map<string, string>> {
  const rows = await ctx.db.select({ id, title }).from(properties).where(areOwn(ctx));
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** One page of the person's own listings, newest first, and the total. */
export async function ownListings(ctx: Ctx, skip: number, limit: number): Promise<{ listings: ListingBrief[]; total: number }> {
  const own = areOwn(ctx);
  const [listings, [counted]] = await Promise.all([
    ctx.db.select(COLUMNS).from(properties).where(own).orderBy(desc(properties.createdAt), desc(id)).limit(limit).offset(skip),
    ctx.db.select({ total: count() }).from(properties).where(own),
  ]);
  return { listings, total: counted?.total ?? 0 };
}
