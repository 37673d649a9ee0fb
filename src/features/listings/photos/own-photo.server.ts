import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockOwnListing } from "../hosting/own-listing.server.ts";
import { photoError } from "./photo.errors.ts";
import { findPhoto, type PhotoRow } from "./photo.queries.server.ts";

/** A photo of the asker's listing, which is locked, or one that waits for the asker's next; to everybody else there is none. */
export async function lockOwnPhoto(tx: Ctx, photoId: string): Promise<PhotoRow> {
  const { id: actorId } = requireActor(tx);
  const photo = await findPhoto(tx, photoId);
  if (!photo || (photo.propertyId === null && photo.uploaderId !== actorId)) throw photoError("photo_not_found");
  if (photo.propertyId !== null) await lockOwnListing(tx, photo.propertyId, photoError("photo_not_found"));
  return photo;
}
