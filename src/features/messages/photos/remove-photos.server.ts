import { eq, inArray } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { messagePhotos } from "../message.tables.server.ts";
import { ALL_MESSAGE_PHOTOS, filesOf, photoOf } from "./photo-files.ts";
import { messagePhotoFilesUnwanted } from "./photo.queues.ts";

/** Removes a message's photos, in the caller's transaction; their files follow when that is committed. */
export async function removePhotosOf(tx: Ctx, messageId: string): Promise<void> {
  const gone = await tx.db.delete(messagePhotos).where(eq(messagePhotos.messageId, messageId)).returning({ id: messagePhotos.id });
  if (gone.length > 0) await tx.jobs.send(tx.db, messagePhotoFilesUnwanted, { photoIds: gone.map(({ id }) => id) });
}

export async function removePhotoFiles({ storage }: Ctx, { photoIds }: { photoIds: string[] }): Promise<void> {
  await storage.remove("private", photoIds.flatMap(filesOf));
}

/** Removes the files, older than a day, of photos that never became part of a message: a server stopped in between. */
export async function sweepOrphanPhotos(ctx: Ctx): Promise<void> {
  const oldest = ctx.clock.now().getTime() - DAY_MS;
  const found = new Set<string>();
  for await (const { key, modifiedAt } of ctx.storage.list("private", ALL_MESSAGE_PHOTOS)) {
    const photoId = photoOf(key);
    if (photoId && modifiedAt.getTime() < oldest) found.add(photoId);
    if (found.size >= 500) await removeOrphans(ctx, found);
  }
  await removeOrphans(ctx, found);
}

async function removeOrphans(ctx: Ctx, found: Set<string>): Promise<void> {
  if (found.size === 0) return;
  const there = await ctx.db
    .select({ id: messagePhotos.id })
    .from(messagePhotos)
    .where(inArray(messagePhotos.id, [...found]));
  for (const { id } of there) found.delete(id);
  await removePhotoFiles(ctx, { photoIds: [...found] });
  found.clear();
}
