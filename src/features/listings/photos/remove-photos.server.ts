import { inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { filesOf } from "./files/photo-files.ts";
import { photoFilesUnwanted } from "./photo.queues.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

/** Removes the photos; their files follow when that is committed. Whose they are is for the caller to know. */
export async function removePhotos(ctx: Ctx, photoIds: string[]): Promise<void> {
  if (photoIds.length === 0) return;
  await transact(ctx, async (tx) => {
    await tx.db.delete(propertyPhotos).where(inArray(propertyPhotos.id, photoIds));
    await ctx.jobs.send(tx.db, photoFilesUnwanted, { photoIds });
  });
}

export async function removePhotoFiles({ storage }: Ctx, { photoIds }: { photoIds: string[] }): Promise<void> {
  for (const photoId of photoIds) {
    const keys: string[] = [];
    for await (const { key } of storage.list("public", filesOf(photoId))) keys.push(key);
    await storage.remove("public", keys);
  }
}
