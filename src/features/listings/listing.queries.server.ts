import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { properties } from "./listing.tables.server.ts";
import { propertyPhotos } from "./photos/photo.tables.server.ts";

export type ListingRow = typeof properties.$inferSelect;
export type PhotoRow = typeof propertyPhotos.$inferSelect;

const photoColumns = getTableColumns(propertyPhotos);

/** The listings of these ids with their covers, in no particular order. */
export async function selectSummaries(ctx: Ctx, ids: string[]): Promise<{ listing: ListingRow; cover: PhotoRow | null }[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ listing: properties, cover: photoColumns })
    .from(properties)
    .leftJoin(propertyPhotos, and(eq(propertyPhotos.propertyId, properties.id), eq(propertyPhotos.position, 0)))
    .where(inArray(properties.id, ids));
  return rows.map(({ listing, cover }) => ({ listing, cover }));
}

export async function selectListing(ctx: Ctx, id: string): Promise<{ listing: ListingRow; photos: PhotoRow[] } | null> {
  const [[listing], photos] = await Promise.all([
    ctx.db.select().from(properties).where(eq(properties.id, id)),
    ctx.db.select().from(propertyPhotos).where(eq(propertyPhotos.propertyId, id)).orderBy(asc(propertyPhotos.position)),
  ]);
  return listing ? { listing, photos } : null;
}

/** The ids of the newest active listings. */
export async function selectNewestIds(ctx: Ctx, count: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: properties.id })
    .from(properties)
    .where(sql`${properties.status} = 'active'`)
    .orderBy(desc(properties.createdAt), asc(properties.id))
    .limit(count);
  return rows.map(({ id }) => id);
}
