import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { listingError } from "./listing.errors.ts";
import { isOpen } from "./listing.rules.ts";
import { properties } from "./listing.tables.server.ts";
import { propertyPhotos } from "./photos/photo.tables.server.ts";

// The table is named, because both have an id.
const photos = sql<number>`(select count(*) from ${propertyPhotos} where ${propertyPhotos.propertyId} = ${properties}.id)::int`;

/** A host's listings, newest first, with what the dashboard needs. */
export async function hostListings(ctx: Ctx, hostId: string): Promise<{ id: string; title: string; isPaused: boolean; photos: number }[]> {
  const rows = await ctx.db
    .select({ id: properties.id, title: properties.title, status: properties.status, photos })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), ne(properties.status, "deleted")))
    .orderBy(desc(properties.createdAt), desc(properties.id));
  return rows.map(({ status, ...row }) => ({ ...row, isPaused: !isOpen(status) }));
}

/** The ids and titles of a host's listings that anyone can book, newest first; without one there is no such host. */
export async function publishedListings(ctx: Ctx, hostId: string): Promise<{ id: string; title: string }[]> {
  dependsOn(ctx, "newest");
  const rows = await ctx.db
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), eq(properties.status, "active")))
    .orderBy(desc(properties.createdAt), desc(properties.id));
  if (rows.length === 0) throw listingError("host_not_found");
  dependsOn(ctx, ...rows.map(({ id }) => `listing:${id}` as const));
  return rows;
}

/** For another feature's query: whether this column is a listing of the host's. */
export const isListingOf = (listingId: AnyPgColumn, hostId: string): SQL =>
  sql`${listingId} in (select id from ${properties} where ${properties.hostId} = ${hostId} and ${properties.status} <> 'deleted')`;

/** Where a host's listings are, or were, by the clock. */
export async function hostTimeZones({ db }: Ctx, hostId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ timeZone: properties.timeZone }).from(properties).where(eq(properties.hostId, hostId));
  return rows.map(({ timeZone }) => timeZone);
}

/** Which of these people have a page of their own as a host: those with a listing that anyone can book. */
export async function hostsAmong({ db }: Ctx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: properties.hostId })
    .from(properties)
    .where(and(inArray(properties.hostId, ids), eq(properties.status, "active")));
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody offers, or pauses, a listing. */
export async function hasListing({ db }: Ctx, hostId: string): Promise<boolean> {
  const own = and(eq(properties.hostId, hostId), ne(properties.status, "deleted"));
  return (await db.select({ id: properties.id }).from(properties).where(own).limit(1)).length > 0;
}
