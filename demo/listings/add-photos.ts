import { availableParallelism } from "node:os";
import { count, inArray } from "drizzle-orm";
import { drawingKey } from "../../src/features/listings/photos/photo-files.ts";
import { photoVariantsWanted } from "../../src/features/listings/photos/photo.queues.ts";
import { propertyPhotos } from "../../src/features/listings/photos/photo.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { type Db, transact } from "../../src/platform/db/database.server.ts";
import { makePreview } from "../../src/platform/images/images.server.ts";
import type { PhotoWidth } from "../../src/platform/images/photo-sizes.ts";
import type { Jobs } from "../../src/platform/jobs/queue.server.ts";
import type { Storage } from "../../src/platform/storage/storage.server.ts";
import { demoId } from "../demo-id.ts";
import { photosOf } from "../scenes/listing-pictures.ts";
import { catalogue } from "./catalogue.ts";
import type { DemoEntry } from "./demo-listing.ts";
import { picturesOf } from "./promises.ts";

const SIZE = { width: 1600, height: 1200 };
/** What cards are shown in, on large screens and on phones. */
const COVER_WIDTHS: PhotoWidth[] = [320, 480, 640, 960];

type Tools = { db: Db; clock: Clock; storage: Storage; jobs: Jobs };

/**
 * Draws the photos of the demo's listings, unless they are there. The drawing is kept; the worker makes the usual sizes of the
 * covers, the newest first, and all others are made when asked for.
 */
export async function addPhotos(tools: Tools, onStart: () => void = () => {}): Promise<void> {
  const entries = catalogue(tools.clock);
  const ids = entries.map(({ listing }) => listing.id);
  const [listings] = await tools.db.select({ count: count() }).from(properties).where(inArray(properties.id, ids));
  const [photos] = await tools.db.select({ count: count() }).from(propertyPhotos).where(inArray(propertyPhotos.propertyId, ids));
  if (listings?.count !== ids.length || photos?.count) return;
  onStart();
  const rows: (typeof propertyPhotos.$inferInsert)[] = [];
  const waiting = [...entries];
  const draw = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) rows.push(...(await drawPhotos(tools, entry)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
  await transact(tools, async (tx) => {
    await tx.db.insert(propertyPhotos).values(rows);
    for (const photoId of coversOf(entries, rows)) await tools.jobs.send(tx.db, photoVariantsWanted, { photoId, widths: COVER_WIDTHS });
  });
}

function coversOf(entries: DemoEntry[], rows: (typeof propertyPhotos.$inferInsert)[]): string[] {
  const covers = new Map(rows.filter(({ position }) => position === 0).map(({ propertyId, id }) => [propertyId, id ?? ""]));
  const age = ({ listing }: DemoEntry) => -Number(listing.createdAt ?? 0);
  const newestFirst = entries.toSorted((a, b) => age(a) - age(b));
  return newestFirst.flatMap(({ listing }) => covers.get(listing.id) ?? []);
}

async function drawPhotos({ storage, clock }: Tools, entry: DemoEntry): Promise<(typeof propertyPhotos.$inferInsert)[]> {
  const { seed, listing } = entry;
  const pictures = photosOf(picturesOf(entry));
  return Promise.all(
    pictures.map(async ({ svg, description }, position) => {
      const id = demoId("photo", `${seed} ${position}`);
      const drawing = Buffer.from(svg);
      await storage.put("public", drawingKey(id), drawing, "image/svg+xml");
      return { id, propertyId: listing.id, position, ...SIZE, preview: await makePreview(drawing), description, createdAt: clock.now() };
    }),
  );
}
