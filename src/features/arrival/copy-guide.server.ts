import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { lockOwnTimeZone, ownListing } from "../listings/index.server.ts";
import { findGuide, guideOf, NO_GUIDE } from "./arrival.queries.server.ts";
import type { ArrivalGuide, CopyGuideInput, GuideCopies } from "./arrival.schema.ts";
import { arrivalPhotos } from "./arrival.tables.server.ts";
import { copyFiles } from "./photos/photo-files.server.ts";
import { readGuide } from "./read-guide.server.ts";
import { writeGuide } from "./save-guide.server.ts";

/**
 * Gives the host's other listings this guide with photos of their own, in place of the one they have. They keep their own door code and Wi-Fi unless
 * these are to be copied. Refuses strangers, and does nothing then.
 */
export async function copyGuide(ctx: Ctx, listingId: string, { listingIds, withCodes }: CopyGuideInput): Promise<GuideCopies> {
  const { guide } = await readGuide(ctx, listingId);
  const targets: { id: string; title: string }[] = [];
  for (const id of new Set(listingIds)) if (id !== listingId) targets.push(await ownListing(ctx, id));
  for (const { id } of targets) await transact(ctx, (tx) => copyTo(tx, id, { from: listingId, guide, withCodes }));
  return { titles: targets.map(({ title }) => title) };
}

type Copied = { from: string; guide: ArrivalGuide; withCodes: boolean };

async function copyTo(tx: Ctx, listingId: string, { from, guide, withCodes }: Copied): Promise<void> {
  await lockOwnTimeZone(tx, listingId);
  const row = await findGuide(tx, listingId);
  const own = row ? await guideOf(tx, row) : NO_GUIDE;
  const { doorCode, wifiName, wifiPassword } = withCodes ? guide : own;
  const { opens, parking, manual, checkOut } = guide;
  const steps = [];
  for (const { text, photo } of guide.steps) steps.push({ text, photoId: photo && (await copyPhoto(tx, from, listingId, photo.id)) });
  await writeGuide(tx, listingId, { opens, parking, manual, checkOut, steps, doorCode, wifiName, wifiPassword });
}

/** The files are copied first: those of a copy that fails are swept. Null for a photo that is gone by now. */
async function copyPhoto(tx: Ctx, from: string, to: string, photoId: string): Promise<string | null> {
  const [photo] = await tx.db.select().from(arrivalPhotos).where(eq(arrivalPhotos.id, photoId));
  const id = randomUUID();
  if (!photo || !(await copyFiles(tx, { listingId: from, photoId }, { listingId: to, photoId: id }))) return null;
  await tx.db.insert(arrivalPhotos).values({ ...photo, id, propertyId: to, createdAt: tx.clock.now() });
  return id;
}
