import type { Ctx } from "../../../../platform/context.server.ts";
import { decodeOnce, makeVariant } from "../../../../platform/images/images.server.ts";
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoWidth, widthsFor } from "../../../../platform/images/photo-sizes.ts";
import { filesOf, variantKey } from "./photo-files.ts";
import { findPhotoWidth, readOriginal } from "../photo.queries.server.ts";

/** Makes what is missing of the photo's variants. A photo that was removed in the meantime gets none. */
export async function makePhotoVariants(
  ctx: Ctx,
  { photoId, widths = [...PHOTO_WIDTHS] }: { photoId: string; widths?: PhotoWidth[] | undefined },
): Promise<void> {
  const photoWidth = await findPhotoWidth(ctx, photoId);
  const original = photoWidth && (await readOriginal(ctx, photoId));
  if (!original) return;
  const there = new Set<string>();
  for await (const { key } of ctx.storage.list("public", filesOf(photoId))) there.add(key);
  const missing = widthsFor(photoWidth)
    .filter((width) => widths.includes(width))
    .flatMap((width) => PHOTO_FORMATS.map((format) => ({ width, format, key: variantKey(photoId, width, format) })))
    .filter(({ key }) => !there.has(key));
  const widest = missing.at(-1)?.width;
  if (!widest) return;
  const decoded = await decodeOnce(original, widest);
  for (const { width, format, key } of missing)
    await ctx.storage.put("public", key, await makeVariant(decoded, { width, format }), `image/${format}`);
}
