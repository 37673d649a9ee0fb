import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordPhoto } from "./keep-photo.server.ts";
import { drawingKey, originalKey } from "./photo-files.ts";
import { selectPhotos } from "./photo.queries.server.ts";

/** Gives a listing copies of another one's photos, files and all, in their order. */
export async function copyPhotos(tx: Ctx, fromListing: string, toListing: string): Promise<void> {
  const originals = await selectPhotos(tx, fromListing);
  const ids = await Promise.all(originals.map(({ id }) => copyOriginal(tx, id)));
  for (const [position, { width, height, preview, description }] of originals.entries())
    await recordPhoto(tx, { id: ids[position] ?? "", width, height, preview, description }, { propertyId: toListing, position });
}

async function copyOriginal({ storage }: Ctx, photoId: string): Promise<string> {
  const copy = randomUUID();
  for (const keyOf of [originalKey, drawingKey]) {
    const file = await storage.get("public", keyOf(photoId));
    if (file) await storage.put("public", keyOf(copy), file.bytes, file.contentType);
  }
  return copy;
}
