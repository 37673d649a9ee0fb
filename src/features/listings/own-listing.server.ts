import { and, count, desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { listingError } from "./listing.errors.ts";
import { properties } from "./listing.tables.server.ts";

const { id, hostId, title, type, city, country, status, timeZone, pricePerNight } = getTableColumns(properties);
const COLUMNS = { id, title, type, city, country, status, timeZone, nightlyPriceCents: pricePerNight };

export type OwnListing = Awaited<ReturnType<typeof ownListing>>;

const areOwn = (ctx: Ctx) => and(eq(hostId, requireActor(ctx).id), ne(status, "deleted"));
const isOwn = (ctx: Ctx, listingId: string) => and(eq(id, listingId), areOwn(ctx));

/** The host's own listing, paused or not; to everybody else it is not there. */
export async function ownListing(ctx: Ctx, listingId: string) {
  const [listing] = await ctx.db.select(COLUMNS).from(properties).where(isOwn(ctx, listingId));
  if (!listing) throw listingError("listing_not_found");
  return listing;
}

/** As `ownListing`, and the host's other changes to it wait until the transaction ends; guests who book do not. */
export async function lockOwnListing(ctx: Ctx, listingId: string): Promise<OwnListing> {
  const [listing] = await ctx.db.select(COLUMNS).from(properties).where(isOwn(ctx, listingId)).for("no key update");
  if (!listing) throw listingError("listing_not_found");
  return listing;
}

/** The host's own listings, the newest first, so many of them, and how many there are. */
export async function ownListings(ctx: Ctx, skip: number, limit: number): Promise<{ listings: OwnListing[]; total: number }> {
  const own = areOwn(ctx);
  const [listings, [counted]] = await Promise.all([
    ctx.db.select(COLUMNS).from(properties).where(own).orderBy(desc(properties.createdAt), desc(id)).limit(limit).offset(skip),
    ctx.db.select({ total: count() }).from(properties).where(own),
  ]);
  return { listings, total: counted?.total ?? 0 };
}
