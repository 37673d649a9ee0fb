import type { Ctx } from "../../../platform/context.server.ts";
import { makeVariant } from "../../../platform/images/images.server.ts";
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoWidth, widthsFor } from "../../../platform/images/photo-sizes.ts";
import { filesOf, variantKey } from "./photo-files.ts";
import { findPhotoWidth, readOriginal } from "./photo.queries.server.ts";

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
  for (const width of widthsFor(photoWidth).filter((each) => widths.includes(each))) {
    for (const format of PHOTO_FORMATS) {
      const key = variantKey(photoId, width, format);
      if (!there.has(key)) await ctx.storage.put("public", key, await makeVariant(original, { width, format }), `image/${format}`);
    }
  }
}
