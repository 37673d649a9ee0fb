import { readAvatar } from "../../features/accounts/index.server.ts";
import { readHiddenPhoto, readPublicPhoto } from "../../features/listings/index.server.ts";
import type { Services } from "../../platform/context.server.ts";
import type { FindHiddenMedia, FindMedia } from "../../platform/http/media.server.ts";

/** The photos of listings and of people, as everyone may see them. */
export const findMedia =
  (services: Services): FindMedia =>
  async (wanted) => {
    const ctx = { ...services, actor: null, request: null };
    const photo = await readPublicPhoto(ctx, wanted);
    if (photo) return { ...photo, ...(photo.listingId && { tag: `listing:${photo.listingId}` as const }) };
    return readAvatar(ctx, wanted);
  };

/** The photos that only some may see. */
export const findHiddenMedia: FindHiddenMedia = readHiddenPhoto;
