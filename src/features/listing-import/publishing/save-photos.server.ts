import pLimit from "p-limit";
import type { Ctx } from "../../../platform/context.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { FetchRefusal } from "../../../platform/outbound/fetch-refusal.ts";
import { guardedFetch } from "../../../platform/outbound/guarded-fetch.server.ts";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { addPhoto } from "../../listings/index.server.ts";
import { type PhotoRow, photosOf, settlePhoto } from "../import.queries.server.ts";

const connections = pLimit(5);

/**
 * Brings the photos of an import into our storage, as the host who uploads them, one after the other. One whose site fails is tried twice more, minutes
 * later; one that can't be had is left out, with the reason. Answers how many seconds to wait until more can be done; null when all are settled.
 */
export async function savePhotos(host: Ctx, importId: string): Promise<number | null> {
  let again: number | null = null;
  for (const photo of await photosOf(host, importId)) {
    if (photo.photoId || photo.problem) continue;
    const wait = await savePhoto(host, photo);
    if (wait === AGAIN_SECONDS) again = wait;
    else if (wait !== null) return wait;
  }
  return again;
}

const MOST_TRIES = 3;
const AGAIN_SECONDS = 121;
const PASSING = new Set(["connection_failed", "answer_too_slow"]);

/** Whether the site may answer better in a few minutes. */
const isPassing = (error: AppError): boolean =>
  error instanceof FetchRefusal && (PASSING.has(error.code) || (error.httpStatus ?? 0) >= 500 || error.httpStatus === 429);

async function savePhoto(host: Ctx, photo: PhotoRow): Promise<number | null> {
  try {
    const { body } = await guardedFetch(host, photo.address, {
      allowsHost: () => true,
      acceptsType: (type) => type.startsWith("image/") || type === "application/octet-stream",
      headers: { accept: "image/avif,image/webp,image/*" },
      maxBytes: MOST_PHOTO_BYTES,
      connections,
    });
    const { id } = await addPhoto(host, { listingId: null, picture: body });
    await settlePhoto(host, photo, { photoId: id, problem: null });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 500) throw error;
    if (error.status === 429 || error.status === 503) return error.details.retryAfterSeconds ?? 10;
    // The person has too many photos waiting for other listings: these come when those are saved.
    if (error.code === "too_many_waiting_photos") return 60;
    const tries = photo.tries + 1;
    if (isPassing(error) && tries < MOST_TRIES) {
      await settlePhoto(host, photo, { tries });
      return AGAIN_SECONDS;
    }
    await settlePhoto(host, photo, { tries, problem: error.message });
    return null;
  }
}
