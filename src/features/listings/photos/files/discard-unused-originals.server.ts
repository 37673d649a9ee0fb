import type { Ctx } from "../../../../platform/context.server.ts";
import { avifOriginalKey, originalKey } from "./photo-files.ts";
import { existingPhotos } from "../photo.queries.server.ts";

/**
 * Removes the originals of those that did not become photos: the transaction that was to list them failed. What cannot be
 * removed now is found by the nightly sweep.
 */
export async function discardUnusedOriginals(ctx: Ctx, photoIds: string[]): Promise<void> {
  try {
    const existing = await existingPhotos(ctx, photoIds);
    const unused = photoIds.filter((id) => !existing.has(id));
    await ctx.storage.remove(
      "public",
      unused.flatMap((id) => [originalKey(id), avifOriginalKey(id)]),
    );
  } catch (error) {
    ctx.log.warn({ err: error }, "unused photo files are left to the nightly sweep");
  }
}
