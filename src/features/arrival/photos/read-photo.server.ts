import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import type { StoredFile } from "../../../platform/storage/storage.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { arrivalError } from "../arrival.errors.ts";
import { stayArrivalPolicy } from "../arrival.policy.ts";
import { arrivalPhotos, arrivalSteps } from "../arrival.tables.server.ts";
import { stayArrival } from "../read-stay-arrival.server.ts";
import { type ArrivalPhotoWidth, fileOf } from "./photo-files.server.ts";

type Which = { photoId: string; width: ArrivalPhotoWidth };

/** A photo of the host's own guide, also one that isn't saved yet; to everyone else there is none. */
export async function readOwnArrivalPhoto(ctx: Ctx, listingId: string, { photoId, width }: Which): Promise<StoredFile> {
  await ownListing(ctx, listingId);
  const [row] = await ctx.db
    .select({ id: arrivalPhotos.id })
    .from(arrivalPhotos)
    .where(and(eq(arrivalPhotos.id, photoId), eq(arrivalPhotos.propertyId, listingId)));
  return fileOr404(ctx, row && { listingId, photoId }, width);
}

/** A photo of the guide of a stay, for its guest while the guide is open; to everyone else there is none. */
export async function readStayArrivalPhoto(ctx: Ctx, bookingId: string, { photoId, width }: Which): Promise<StoredFile> {
  const { listingId } = await admit(ctx, stayArrivalPolicy, "read", () => stayArrival(ctx, bookingId));
  const [row] = await ctx.db
    .select({ photoId: arrivalSteps.photoId })
    .from(arrivalSteps)
    .where(and(eq(arrivalSteps.photoId, photoId), eq(arrivalSteps.propertyId, listingId)));
  return fileOr404(ctx, row && { listingId, photoId }, width);
}

async function fileOr404({ storage }: Ctx, which: { listingId: string; photoId: string } | undefined, width: ArrivalPhotoWidth) {
  const file = which && (await storage.get("private", fileOf(which, width)));
  if (!file) throw arrivalError("arrival_photo_not_found");
  return file;
}
