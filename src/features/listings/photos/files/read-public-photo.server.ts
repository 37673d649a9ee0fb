import { z } from "zod";
import type { Ctx } from "../../../../platform/context.server.ts";
import type { StoredFile } from "../../../../platform/storage/storage.server.ts";
import { isHidden } from "../../listing.rules.ts";
import { findPhotoOwner } from "../photo.queries.server.ts";
import { readPhotoVariant, type WantedPhoto } from "./read-photo-variant.server.ts";

type PublicPhoto = StoredFile & { listingId: string | null };

/** The photo as everyone may see it, and whose it is. Null for what is none, and for one of a listing that staff took down. */
export async function readPublicPhoto(ctx: Ctx, wanted: WantedPhoto): Promise<PublicPhoto | null> {
  const owner = z.uuid().safeParse(wanted.photoId).success ? await findPhotoOwner(ctx, wanted.photoId) : null;
  if (!owner || isHidden(owner)) return null;
  const file = await readPhotoVariant(ctx, wanted);
  return file && { ...file, listingId: owner.listingId };
}
