import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { Ctx } from "../../../../platform/context.server.ts";
import { discardUnusedOriginals } from "./discard-unused-originals.server.ts";
import { avifOriginalKey, originalKey } from "./photo-files.ts";
import type { Photo } from "../photo.schema.ts";

const COPIES_AT_ONCE = 4;

/**
 * Copies the photos' originals in storage and answers with the copies, in the same order; no row has them yet. A photo whose
 * file is gone is left out. When one cannot be copied, none is.
 */
export async function copyOriginals(ctx: Ctx, photos: Photo[]): Promise<Photo[]> {
  const copies = photos.map((photo) => ({ from: photo.id, copy: { ...photo, id: randomUUID() } }));
  const limit = pLimit(COPIES_AT_ONCE);
  const failures: unknown[] = [];
  const done = await limit.map(copies, async ({ from, copy }) => {
    if (failures.length > 0) return [];
    return copyOriginal(ctx, from, copy.id).then(
      (isCopied) => (isCopied ? [copy] : []),
      (error: unknown) => (failures.push(error), []),
    );
  });
  if (failures.length === 0) return done.flat();
  await discardUnusedOriginals(
    ctx,
    copies.map(({ copy }) => copy.id),
  );
  throw failures[0];
}

const copyOriginal = async ({ storage }: Ctx, from: string, to: string): Promise<boolean> =>
  (await storage.copy("public", originalKey(from), originalKey(to))) || storage.copy("public", avifOriginalKey(from), avifOriginalKey(to));
