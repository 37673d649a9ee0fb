import { and, asc, count, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { listingError } from "../listing.errors.ts";
import type { ListingStatus, ListingType } from "../listing.rules.ts";
import { properties } from "../listing.tables.server.ts";
import { photoView } from "../listing.view.server.ts";
import type { Photo } from "../photos/photo.schema.ts";
import { propertyPhotos } from "../photos/photo.tables.server.ts";
import { listingPolicy } from "../listing.policy.ts";
import { isNamed } from "./list-own-listings.server.ts";
import { areOwn, lockOwnListing } from "./own-listing.server.ts";

const { id, title, type, city, country, status, timeZone, pricePerNight } = getTableColumns(properties);
const COLUMNS = { id, title, type, city, country, status, timeZone, nightlyPriceCents: pricePerNight };

export type ListingBrief = Awaited<ReturnType<typeof ownListing>>;

/** A summary of the person's own listing, paused or not; to anyone else it is not found. */
export async function ownListing(ctx: Ctx, listingId: string) {
  const { hostId: _host, ...listing } = await admit(ctx, listingPolicy, "manage", async () => {
    const isThere = and(eq(id, listingId), ne(status, "deleted"));
    const [found] = await ctx.db
      .select({ ...COLUMNS, hostId: properties.hostId })
      .from(properties)
      .where(isThere);
    return found;
  });
  return listing;
}

/** The time zone of the person's own listing, which is locked as `lockOwnListing` does. */
export const lockOwnTimeZone = async (tx: Ctx, listingId: string): Promise<string> => (await lockOwnListing(tx, listingId)).timeZone;

/**
 * The time zones of these listings of the person's own, by id, in the order in which they are locked, as bulk edits lock them. If one of them isn't
 * theirs, none is found.
 */
export async function lockOwnTimeZones(tx: Ctx, listingIds: string[]): Promise<Map<string, string>> {
  const rows = await tx.db
    .select({ id, timeZone })
    .from(properties)
    .where(and(inArray(id, listingIds), areOwn(tx)))
    .orderBy(asc(id))
    .for("no key update");
  if (rows.length < listingIds.length) throw listingError("listing_not_found");
  return new Map(rows.map((row) => [row.id, row.timeZone]));
}

/** The same, with the times of check-in and check-out. */
export async function lockOwnTimes(tx: Ctx, listingId: string): Promise<{ timeZone: string; checkInTime: string; checkOutTime: string }> {
  const listing = await lockOwnListing(tx, listingId);
  return { timeZone: listing.timeZone, checkInTime: listing.checkInTime, checkOutTime: listing.checkOutTime };
}

/** The person's own boat, locked as `lockOwnListing` does. A home is refused. */
export async function lockOwnBoat(tx: Ctx, listingId: string): Promise<{ title: string; capacity: number; timeZone: string }> {
  const listing = await lockOwnListing(tx, listingId);
  if (listing.type !== "boat") throw listingError("only_boats");
  return { title: listing.title, capacity: listing.capacity, timeZone: listing.timeZone };
}

/** The titles of the person's own listings, by id; of one type if that is asked for. */
export async function ownTitles(ctx: Ctx, ofType?: ListingType): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id, title })
    .from(properties)
    .where(and(areOwn(ctx), ofType && eq(type, ofType)));
  return new Map(rows.map((row) => [row.id, row.title]));
}

type Wanted = { q?: string; type?: ListingType | undefined; status?: ListingStatus | undefined; group?: "type" | "place" | undefined };

const GROUPS = { type: [desc(type)], place: [asc(country), asc(city)] };

/** One page of the person's own listings that are wanted, group by group, the newest first, with their covers; and how many there are. */
export async function ownListings(
  ctx: Ctx,
  skip: number,
  limit: number,
  { q, type: ofType, status: inStatus, group }: Wanted = {},
): Promise<{ listings: (ListingBrief & { cover: Photo | null })[]; found: number; total: number }> {
  const own = areOwn(ctx);
  const wanted = and(own, ofType && eq(type, ofType), inStatus && eq(status, inStatus), q ? isNamed(q) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ listing: COLUMNS, cover: propertyPhotos })
      .from(properties)
      .leftJoin(propertyPhotos, and(eq(propertyPhotos.propertyId, id), eq(propertyPhotos.position, 0)))
      .where(wanted)
      .orderBy(...(group ? GROUPS[group] : []), desc(properties.createdAt), desc(id))
      .limit(limit)
      .offset(skip),
    ctx.db
      .select({ found: sql<number>`count(*) filter (where ${wanted})`.mapWith(Number), total: count() })
      .from(properties)
      .where(own),
  ]);
  const listings = rows.map(({ listing, cover }) => ({ ...listing, cover: cover && photoView(cover) }));
  return { listings, found: counted?.found ?? 0, total: counted?.total ?? 0 };
}
