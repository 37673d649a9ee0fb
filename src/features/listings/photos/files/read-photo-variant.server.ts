import { z } from "zod";
import type { Ctx } from "../../../../platform/context.server.ts";
import { makeVariant } from "../../../../platform/images/images.server.ts";
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat, type PhotoWidth, widthsFor } from "../../../../platform/images/photo-sizes.ts";
import { onceAtATime } from "../../../../platform/storage/once-at-a-time.server.ts";
import type { StoredFile } from "../../../../platform/storage/storage.server.ts";
import { variantKey } from "./photo-files.ts";
import { findPhotoWidth, readOriginal } from "../photo.queries.server.ts";

const Wanted = z.object({ photoId: z.uuid(), width: z.literal(PHOTO_WIDTHS), format: z.enum(PHOTO_FORMATS) });

export type WantedPhoto = { photoId: string; width: number; format: string };

/** The photo in this width and format, made now if nobody has yet. Null for what is no photo or no width of it. */
export async function readPhotoVariant(ctx: Ctx, input: WantedPhoto): Promise<StoredFile | null> {
  const { data: wanted } = Wanted.safeParse(input);
  if (!wanted) return null;
  const key = variantKey(wanted.photoId, wanted.width, wanted.format);
  const stored = await ctx.storage.get("public", key);
  if (stored) return stored;
  return onceAtATime(ctx.storage, key, () => makeMissing(ctx, key, wanted));
}

async function makeMissing(
  ctx: Ctx,
  key: string,
  { photoId, width, format }: { photoId: string; width: PhotoWidth; format: PhotoFormat },
): Promise<StoredFile | null> {
  const photoWidth = await findPhotoWidth(ctx, photoId);
  if (!photoWidth || !widthsFor(photoWidth).includes(width)) return null;
  const original = await readOriginal(ctx, photoId);
  if (!original) return null;
  const made = { bytes: await makeVariant(original, { width, format }), contentType: `image/${format}` };
  await ctx.storage.put("public", key, made.bytes, made.contentType);
  return made;
}
