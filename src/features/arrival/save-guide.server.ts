import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../listings/index.server.ts";
import { sealedCode } from "./arrival-codes.server.ts";
import { arrivalError } from "./arrival.errors.ts";
import type { ArrivalGuideInput } from "./arrival.schema.ts";
import { arrivalGuides, arrivalPhotos, arrivalSteps } from "./arrival.tables.server.ts";
import { removeUnusedPhotos } from "./photos/remove-photos.server.ts";

/** Saves the whole guide of the host's own listing, codes sealed; photos that are in none of its steps go. Refuses strangers, and a guide that was saved elsewhere meanwhile. */
export async function saveGuide(ctx: Ctx, listingId: string, { version, ...input }: ArrivalGuideInput): Promise<{ version: number }> {
  return transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, listingId);
    const [there] = await tx.db
      .select({ version: arrivalGuides.version })
      .from(arrivalGuides)
      .where(eq(arrivalGuides.propertyId, listingId));
    if ((there?.version ?? 0) !== version) throw arrivalError("arrival_guide_changed");
    await writeGuide(tx, listingId, input);
    return { version: version + 1 };
  });
}

/** Writes the guide of a listing whose lock the caller holds. */
export async function writeGuide(tx: Ctx, listingId: string, input: Omit<ArrivalGuideInput, "version">): Promise<void> {
  const { steps, doorCode, wifiPassword, ...texts } = input;
  await requirePhotosOf(
    tx,
    listingId,
    steps.flatMap(({ photoId }) => photoId ?? []),
  );
  const values = {
    ...texts,
    sealedDoorCode: sealedCode(tx, doorCode),
    sealedWifiPassword: sealedCode(tx, wifiPassword),
    updatedAt: tx.clock.now(),
  };
  const known = eq(arrivalGuides.propertyId, listingId);
  const [row] = await tx.db.select({ version: arrivalGuides.version }).from(arrivalGuides).where(known);
  if (row)
    await tx.db
      .update(arrivalGuides)
      .set({ ...values, version: row.version + 1 })
      .where(known);
  else await tx.db.insert(arrivalGuides).values({ ...values, propertyId: listingId, version: 1 });
  await tx.db.delete(arrivalSteps).where(eq(arrivalSteps.propertyId, listingId));
  if (steps.length > 0)
    await tx.db.insert(arrivalSteps).values(steps.map((step, index) => ({ ...step, propertyId: listingId, no: index + 1 })));
  await removeUnusedPhotos(tx, listingId);
}

async function requirePhotosOf(tx: Ctx, listingId: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    const isThere = and(eq(arrivalPhotos.id, id), eq(arrivalPhotos.propertyId, listingId));
    if ((await tx.db.$count(arrivalPhotos, isThere)) === 0) throw arrivalError("arrival_photo_gone");
  }
}
