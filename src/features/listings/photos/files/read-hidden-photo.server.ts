import { z } from "zod";
import type { Ctx } from "../../../../platform/context.server.ts";
import type { StoredFile } from "../../../../platform/storage/storage.server.ts";
import { isHidden } from "../../listing.rules.ts";
import { listingPolicy } from "../../listing.policy.ts";
import { findPhotoOwner } from "../photo.queries.server.ts";
import { readPhotoVariant, type WantedPhoto } from "./read-photo-variant.server.ts";

/** A photo of a listing that staff took down, for its host and for support staff. Null for everyone else, and for any other photo. */
export async function readHiddenPhoto(ctx: Ctx, wanted: WantedPhoto): Promise<StoredFile | null> {
  if (!ctx.actor || !z.uuid().safeParse(wanted.photoId).success) return null;
  const owner = await findPhotoOwner(ctx, wanted.photoId);
  return owner && isHidden(owner) && listingPolicy.may(ctx.actor, "seeHiddenPhotos", owner) ? readPhotoVariant(ctx, wanted) : null;
}
