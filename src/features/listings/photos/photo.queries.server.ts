import { and, asc, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { builtOnce } from "../../../platform/db/prepared.server.ts";
import { properties } from "../listing.tables.server.ts";
import { avifOriginalKey, originalKey } from "./files/photo-files.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

export async function findPhotoWidth(ctx: Ctx, photoId: string): Promise<number | null> {
  const [row] = await ctx.db.select({ width: propertyPhotos.width }).from(propertyPhotos).where(eq(propertyPhotos.id, photoId));
  return row?.width ?? null;
}

const ownerOfPhoto = builtOnce((db) =>
  db
    .select({
      listingId: propertyPhotos.propertyId,
      hostId: properties.hostId,
      status: properties.status,
      takenDownFrom: properties.takenDownFrom,
    })
    .from(propertyPhotos)
    .leftJoin(properties, eq(properties.id, propertyPhotos.propertyId))
    .where(eq(propertyPhotos.id, sql.placeholder("photoId")))
    .prepare("owner_of_photo"),
);

export type PhotoOwner = Awaited<ReturnType<ReturnType<typeof ownerOfPhoto>["execute"]>>[number];

/** The listing of a photo, if it is one; a photo that waits for its listing has none. */
export async function findPhotoOwner(ctx: Ctx, photoId: string): Promise<PhotoOwner | null> {
  const [row] = await ownerOfPhoto(ctx).execute({ photoId });
  return row ?? null;
}

/** Those of the ids that are photos. */
export async function existingPhotos(ctx: Ctx, photoIds: string[]): Promise<Set<string>> {
  if (photoIds.length === 0) return new Set();
  const rows = await ctx.db.select({ id: propertyPhotos.id }).from(propertyPhotos).where(inArray(propertyPhotos.id, photoIds));
  return new Set(rows.map(({ id }) => id));
}

export type PhotoRow = typeof propertyPhotos.$inferSelect;

export async function findPhoto(ctx: Ctx, photoId: string): Promise<PhotoRow | null> {
  const [row] = await ctx.db.select().from(propertyPhotos).where(eq(propertyPhotos.id, photoId));
  return row ?? null;
}

/** A listing's photos in their order. */
export async function selectPhotos(ctx: Ctx, listingId: string): Promise<PhotoRow[]> {
  return ctx.db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, listingId))
    .orderBy(asc(propertyPhotos.position), asc(propertyPhotos.createdAt));
}

export async function countPhotos(ctx: Ctx, listingId: string): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(propertyPhotos).where(eq(propertyPhotos.propertyId, listingId));
  return row?.total ?? 0;
}

const isWaiting = isNull(propertyPhotos.propertyId);

/** What the person uploaded for a listing that is not there yet, the latest last. */
export async function selectWaitingPhotos(ctx: Ctx, uploaderId: string): Promise<PhotoRow[]> {
  return ctx.db
    .select()
    .from(propertyPhotos)
    .where(and(isWaiting, eq(propertyPhotos.uploaderId, uploaderId)))
    .orderBy(asc(propertyPhotos.createdAt));
}

/** Other uploads of this person that wait for a listing are counted after this transaction. */
export async function lockWaitingPhotos(tx: Ctx, uploaderId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting photos of ${uploaderId}`}, 0))`);
}

export async function countWaitingPhotos(ctx: Ctx, uploaderId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(propertyPhotos)
    .where(and(isWaiting, eq(propertyPhotos.uploaderId, uploaderId)));
  return row?.total ?? 0;
}

/** Photos that have waited for a listing since before this moment. */
export async function selectForgottenPhotos(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: propertyPhotos.id })
    .from(propertyPhotos)
    .where(and(isWaiting, lt(propertyPhotos.createdAt, before)));
  return rows.map(({ id }) => id);
}

/** Puts the listing's photos into this order; the first is the cover. */
export async function savePhotoOrder(tx: Ctx, listingId: string, photoIds: string[]): Promise<void> {
  await tx.db
    .update(propertyPhotos)
    .set({ position: sql`array_position(${sql.param(photoIds)}::uuid[], ${propertyPhotos.id}) - 1` })
    .where(and(eq(propertyPhotos.propertyId, listingId), inArray(propertyPhotos.id, photoIds)));
}

export async function readOriginal({ storage }: Ctx, photoId: string): Promise<Buffer | null> {
  const original = (await storage.get("public", originalKey(photoId))) ?? (await storage.get("public", avifOriginalKey(photoId)));
  return original?.bytes ?? null;
}
