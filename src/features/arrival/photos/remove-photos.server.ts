import { and, eq, inArray, lt, notExists } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { arrivalGuides, arrivalPhotos, arrivalSteps } from "../arrival.tables.server.ts";
import { ALL_ARRIVAL_PHOTOS, filesOf, filesOfListing, photoOf } from "./photo-files.server.ts";
import { arrivalFilesUnwanted } from "./photo.queues.ts";

const isUnused = ({ db }: Ctx) =>
  notExists(db.select({ no: arrivalSteps.no }).from(arrivalSteps).where(eq(arrivalSteps.photoId, arrivalPhotos.id)));

/** Removes a listing's photos that are in no step, in the caller's transaction; their files follow when that is committed. */
export async function removeUnusedPhotos(tx: Ctx, listingId: string): Promise<void> {
  const gone = await tx.db
    .delete(arrivalPhotos)
    .where(and(eq(arrivalPhotos.propertyId, listingId), isUnused(tx)))
    .returning({ id: arrivalPhotos.id });
  if (gone.length > 0) await tx.jobs.send(tx.db, arrivalFilesUnwanted, { listingId, photoIds: gone.map(({ id }) => id) });
}

export async function removeArrivalFiles({ storage }: Ctx, { listingId, photoIds }: { listingId: string; photoIds: string[] }) {
  await storage.remove(
    "private",
    photoIds.flatMap((photoId) => filesOf({ listingId, photoId })),
  );
}

/** Removes the guide of a listing that is deleted, with all of its photos. */
export async function removeGuide(ctx: Ctx, listingId: string): Promise<void> {
  await ctx.db.delete(arrivalGuides).where(eq(arrivalGuides.propertyId, listingId));
  await ctx.db.delete(arrivalPhotos).where(eq(arrivalPhotos.propertyId, listingId));
  const keys: string[] = [];
  for await (const { key } of ctx.storage.list("private", filesOfListing(listingId))) keys.push(key);
  await ctx.storage.remove("private", keys);
}

/** Removes photos, older than a day, that no guide was saved with, and files without a photo: somebody left, or a server stopped in between. */
export async function sweepArrivalPhotos(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DAY_MS);
  await ctx.db.delete(arrivalPhotos).where(and(lt(arrivalPhotos.createdAt, before), isUnused(ctx)));
  const old: string[] = [];
  for await (const { key, modifiedAt } of ctx.storage.list("private", ALL_ARRIVAL_PHOTOS)) {
    if (modifiedAt < before) old.push(key);
    if (old.length >= 500) await removeOrphans(ctx, old);
  }
  await removeOrphans(ctx, old);
}

async function removeOrphans(ctx: Ctx, keys: string[]): Promise<void> {
  const ids = [...new Set(keys.flatMap((key) => photoOf(key)?.photoId ?? []))];
  if (ids.length === 0) return;
  const rows = await ctx.db.select({ id: arrivalPhotos.id }).from(arrivalPhotos).where(inArray(arrivalPhotos.id, ids));
  const there = new Set(rows.map(({ id }) => id));
  await ctx.storage.remove(
    "private",
    keys.filter((key) => !there.has(photoOf(key)?.photoId ?? "")),
  );
  keys.length = 0;
}
