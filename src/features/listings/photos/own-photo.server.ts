import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { lockListingRow } from "../hosting/own-listing.server.ts";
import { photoPolicy } from "../listing.policy.ts";
import { findPhoto, type PhotoRow } from "./photo.queries.server.ts";

/** A photo of the asker's listing, which is locked, or one that waits for the asker's next; to everybody else there is none. */
export async function lockOwnPhoto(tx: Ctx, photoId: string): Promise<PhotoRow> {
  return admit(tx, photoPolicy, "change", async () => {
    const photo = await findPhoto(tx, photoId);
    const hostId = photo?.propertyId ? (await lockListingRow(tx, photo.propertyId))?.hostId : photo?.uploaderId;
    return photo && { ...photo, hostId };
  });
}
