import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { containing } from "../../../platform/db/containing.server.ts";
import type { MANAGED_SORTS } from "../listing.rules.ts";
import { properties } from "../listing.tables.server.ts";
import { summaryView } from "../listing.view.server.ts";
import { propertyPhotos } from "../photos/photo.tables.server.ts";
import { qualityOf } from "../quality/quality.rules.ts";
import type { ManagedListing, ManagedListings, ManagedListingsQuery } from "./hosting.schema.ts";
import { areOwn } from "./own-listing.server.ts";

const { title, city, country, createdAt, updatedAt, pricePerNight } = properties;

const ORDERS: Record<(typeof MANAGED_SORTS)[number], SQL[]> = {
  newest: [desc(createdAt)],
  updated: [desc(updatedAt)],
  title: [asc(sql`plain_text(${title})`)],
  price_low: [asc(pricePerNight)],
  price_high: [desc(pricePerNight)],
};

const photosOf = sql`(select count(*)::int from property_photos p where p.property_id = ${properties.id})`;
const described = sql`(select count(*)::int from property_photos p where p.property_id = ${properties.id} and p.description <> '')`;

/** Its title or its place contains this. */
export const isNamed = (part: string) =>
  or(...[title, city, country].map((column) => sql`plain_text(${column}) like plain_text(${containing(part)})`));

/** The person's listings that the query finds, and how many there are of each type. */
export async function listOwnListings(
  ctx: Ctx,
  { type, show, q, status, sort = "newest" }: Partial<ManagedListingsQuery> & Pick<ManagedListingsQuery, "show">,
): Promise<ManagedListings> {
  const own = areOwn(ctx);
  const cover = and(eq(propertyPhotos.propertyId, properties.id), eq(propertyPhotos.position, 0));
  const found = and(own, type && eq(properties.type, type), status && eq(properties.status, status), q ? isNamed(q) : undefined);
  const [rows, totals, [counted]] = await Promise.all([
    ctx.db
      .select({ listing: properties, cover: propertyPhotos, photos: photosOf.mapWith(Number), described: described.mapWith(Number) })
      .from(properties)
      .leftJoin(propertyPhotos, cover)
      .where(found)
      .orderBy(...ORDERS[sort], asc(properties.id))
      .limit(show),
    ctx.db.select({ type: properties.type, total: count() }).from(properties).where(own).groupBy(properties.type),
    ctx.db.select({ total: count() }).from(properties).where(found),
  ]);
  return {
    listings: rows.map(managedView),
    counts: { property: 0, boat: 0, ...Object.fromEntries(totals.map(({ type: of, total }) => [of, total])) },
    found: counted?.total ?? 0,
  };
}

type Found = {
  listing: typeof properties.$inferSelect;
  cover: typeof propertyPhotos.$inferSelect | null;
  photos: number;
  described: number;
};

function managedView({ listing, cover: photo, photos, described: describedPhotos }: Found): ManagedListing {
  const { id, title: name, city: town, state, country: land, nightlyPriceCents, cover } = summaryView(listing, photo);
  const { type, status, cancellationPolicy } = listing;
  return {
    id,
    type,
    title: name,
    city: town,
    state,
    country: land,
    nightlyPriceCents,
    cover,
    cancellationPolicy,
    isPaused: status === "paused",
    isUnlisted: status === "unlisted",
    isTakenDown: status === "taken_down",
    quality: qualityOf({
      type,
      title: name,
      description: listing.description,
      photos,
      describedPhotos,
      amenities: listing.amenities.length,
      houseRules: listing.houseRules.length,
      hasPin: listing.latitude !== null,
      hasLength: listing.lengthFeet !== null,
      hasCrew: listing.crew !== null,
    }),
  };
}
