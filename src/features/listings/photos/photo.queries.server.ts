import { eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { drawingKey, originalKey } from "./photo-files.ts";
import { propertyPhotos } from "./photo.tables.server.ts";

export async function findPhotoWidth(ctx: Ctx, photoId: string): Promise<number | null> {
  const [row] = await ctx.db.select({ width: propertyPhotos.width }).from(propertyPhotos).where(eq(propertyPhotos.id, photoId));
  return row?.width ?? null;
}

/** Those of the ids that are photos. */
export async function existingPhotos(ctx: Ctx, photoIds: string[]): Promise<Set<string>> {
  if (photoIds.length === 0) return new Set();
  const rows = await ctx.db.select({ id: propertyPhotos.id }).from(propertyPhotos).where(inArray(propertyPhotos.id, photoIds));
  return new Set(rows.map(({ id }) => id));
}

export async function readOriginal({ storage }: Ctx, photoId: string): Promise<Buffer | null> {
  const original = (await storage.get("public", originalKey(photoId))) ?? (await storage.get("public", drawingKey(photoId)));
  return original?.bytes ?? null;
}
