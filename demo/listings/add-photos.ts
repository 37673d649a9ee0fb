import { readFile } from "node:fs/promises";
import { inArray } from "drizzle-orm";
import pLimit from "p-limit";
import { avifOriginalKey } from "../../src/features/listings/photos/files/photo-files.ts";
import { photoVariantsWanted } from "../../src/features/listings/photos/photo.queues.ts";
import { propertyPhotos } from "../../src/features/listings/photos/photo.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { type Db, transact } from "../../src/platform/db/database.server.ts";
import type { PhotoWidth } from "../../src/platform/images/photo-sizes.ts";
import type { Jobs } from "../../src/platform/jobs/queue.server.ts";
import type { Storage } from "../../src/platform/storage/storage.server.ts";
import { demoId } from "../demo-id.ts";
import { catalogue } from "./catalogue.ts";
import type { DemoEntry } from "./demo-listing.ts";
import { PHOTO_SIZE, photoPath, photosOf } from "./listing-photos.ts";

/** What cards are shown in, on large screens and on phones. */
const COVER_WIDTHS: PhotoWidth[] = [320, 480, 640, 960];

type Tools = { db: Db; clock: Clock; storage: Storage; jobs: Jobs };
type PhotoRow = typeof propertyPhotos.$inferInsert & { id: string };

/**
 * Stores the photos of the demo's listings, unless they are there. Only the originals are stored: the worker makes the usual
 * sizes of the covers, the newest first, and all others are made when asked for.
 */
export async function addPhotos(tools: Tools): Promise<void> {
  const waiting = await listingsWithout(tools, catalogue(tools.clock));
  if (waiting.length === 0) return;
  const limit = pLimit(16);
  const photos = waiting.flatMap((entry) => rowsOf(tools.clock, entry));
  await limit.map(photos, async ({ path, row }) =>
    tools.storage.put("public", avifOriginalKey(row.id), await readFile(path), "image/avif"),
  );
  const rows = photos.map(({ row }) => row);
  await transact(tools, async (tx) => {
    const ids = waiting.map(({ listing }) => listing.id);
    await tx.db.delete(propertyPhotos).where(inArray(propertyPhotos.propertyId, ids));
    await tx.db.insert(propertyPhotos).values(rows);
    for (const photoId of coversOf(waiting, rows)) await tools.jobs.send(tx.db, photoVariantsWanted, { photoId, widths: COVER_WIDTHS });
  });
}

/** All of them in a new database; in one of an earlier version, those whose photos were still drawn when they were asked for. */
async function listingsWithout({ db }: Tools, entries: DemoEntry[]): Promise<DemoEntry[]> {
  const ids = entries.map(({ listing }) => listing.id);
  const there = await db.$count(properties, inArray(properties.id, ids));
  if (there !== ids.length) return [];
  const photos = await db
    .select({ id: propertyPhotos.id, listingId: propertyPhotos.propertyId })
    .from(propertyPhotos)
    .where(inArray(propertyPhotos.propertyId, ids));
  if (photos.length === 0) return entries;
  const byListing = Map.groupBy(photos, ({ listingId }) => listingId);
  return entries.filter(({ seed, listing }) => {
    const drawn = new Set(Array.from({ length: 9 }, (_, position) => demoId("photo", `${seed} ${position}`)));
    const own = byListing.get(listing.id) ?? [];
    return own.length > 0 && own.every(({ id }) => drawn.has(id));
  });
}

function rowsOf(clock: Clock, { seed, listing }: DemoEntry): { path: string; row: PhotoRow }[] {
  return photosOf(listing.title).map((photo, position) => {
    const { description, preview } = photo;
    const id = demoId("picture", `${seed} ${position}`);
    const row = { id, propertyId: listing.id, position, ...PHOTO_SIZE, preview, description, createdAt: clock.now() };
    return { path: photoPath(listing.title, photo), row };
  });
}

function coversOf(entries: DemoEntry[], rows: PhotoRow[]): string[] {
  const covers = new Map(rows.filter(({ position }) => position === 0).map(({ propertyId, id }) => [propertyId, id]));
  const age = ({ listing }: DemoEntry) => -Number(listing.createdAt ?? 0);
  return entries.toSorted((a, b) => age(a) - age(b)).flatMap(({ listing }) => covers.get(listing.id) ?? []);
}
