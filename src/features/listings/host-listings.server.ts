import { and, count, desc, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { properties } from "./listing.tables.server.ts";
import { propertyPhotos } from "./photos/photo.tables.server.ts";

/** A host's listings, newest first, with what the dashboard needs. */
export async function hostListings(ctx: Ctx, hostId: string): Promise<{ id: string; title: string; isPaused: boolean; photos: number }[]> {
  const rows = await ctx.db
    .select({ id: properties.id, title: properties.title, status: properties.status, photos: count(propertyPhotos.id) })
    .from(properties)
    .leftJoin(propertyPhotos, eq(propertyPhotos.propertyId, properties.id))
    .where(and(eq(properties.hostId, hostId), ne(properties.status, "deleted")))
    .groupBy(properties.id)
    .orderBy(desc(properties.createdAt), desc(properties.id));
  return rows.map(({ status, ...row }) => ({ ...row, isPaused: status === "paused" }));
}
