import type { Ctx } from "../context.server.ts";
import { addHits, countHit, type Limit } from "../limits/rate-limit.server.ts";
import { imageError } from "./image.errors.ts";
import { type CleanPhoto, openPhoto, type Picture } from "./open-photo.server.ts";
import { MOST_PHOTO_BYTES } from "./photo-sizes.ts";

const words = "You've uploaded a lot of large photos in a short time. Please wait a few minutes and add the rest then.";
/** A whole listing of the largest photos in five minutes. */
const MEGAPIXELS: Limit = { name: "photo.megapixels", hits: 1500, windowSeconds: 300, words };
const DECODING_MS: Limit = { name: "photo.decoding-ms", hits: 120_000, windowSeconds: 300, words };

/** Counts the pixels that this person has decoded; refuses once they or the time that it took are too much. */
async function spendPixels(ctx: Ctx, personId: string, pixels: number): Promise<void> {
  await countHit(ctx, DECODING_MS, personId, 0);
  await countHit(ctx, MEGAPIXELS, personId, Math.ceil(pixels / 1_000_000));
}

async function spendDecodingTime(ctx: Ctx, personId: string, ms: number): Promise<void> {
  await addHits(ctx, DECODING_MS, personId, Math.ceil(ms));
}

/** Reads a picture that the person sent. Refuses more than 5 MB, what is no readable photo, and more than the person's share of the work. */
export async function openPhotoOf(ctx: Ctx, personId: string, picture: Picture, signal?: AbortSignal): Promise<CleanPhoto> {
  if ((picture instanceof Uint8Array ? picture.byteLength : picture.size) > MOST_PHOTO_BYTES) throw imageError("photo_file_too_big");
  return openPhoto(picture, {
    id: personId,
    signal,
    beforeDecoding: (pixels) => spendPixels(ctx, personId, pixels),
    afterDecoding: (ms) => spendDecodingTime(ctx, personId, ms),
  });
}
