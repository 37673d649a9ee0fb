import { availableParallelism } from "node:os";
import { count, inArray } from "drizzle-orm";
import { drawingKey } from "../../../src/features/listings/photos/photo-files.ts";
import { propertyPhotos } from "../../../src/features/listings/photos/photo.tables.server.ts";
import { properties } from "../../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../../src/platform/clock.ts";
import type { Db } from "../../../src/platform/db/database.server.ts";
import { makePreview } from "../../../src/platform/images/images.server.ts";
import type { Storage } from "../../../src/platform/storage/storage.server.ts";
import { demoId } from "../demo-id.ts";
import { photosOf } from "../scenes/listing-pictures.ts";
import { catalogue, type DemoEntry } from "./catalogue.ts";

const SIZE = { width: 1600, height: 1200 };

type Tools = { db: Db; clock: Clock; storage: Storage };

/** Draws the photos of the demo's listings, unless they are there. The drawing is kept; its sizes are made when asked for. */
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
  await tools.db.insert(propertyPhotos).values(rows);
}

async function drawPhotos(
  { storage, clock }: Tools,
  { seed, listing, destination, subject }: DemoEntry,
): Promise<(typeof propertyPhotos.$inferInsert)[]> {
  const pictures = photosOf({ seed, category: listing.category, setting: destination.setting, subject });
  return Promise.all(
    pictures.map(async ({ svg, description }, position) => {
      const id = demoId("photo", `${seed} ${position}`);
      const drawing = Buffer.from(svg);
      await storage.put("public", drawingKey(id), drawing, "image/svg+xml");
      return { id, propertyId: listing.id, position, ...SIZE, preview: await makePreview(drawing), description, createdAt: clock.now() };
    }),
  );
}
