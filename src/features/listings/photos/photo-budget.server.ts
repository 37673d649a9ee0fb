import type { Ctx } from "../../../platform/context.server.ts";
import { addHits, countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";

const words = "You've uploaded a lot of large photos in a short time. Please wait a few minutes and add the rest then.";
/** A whole listing of the largest photos in five minutes. */
const MEGAPIXELS: Limit = { name: "photo.megapixels", hits: 1500, windowSeconds: 300, words };
const DECODING_MS: Limit = { name: "photo.decoding-ms", hits: 120_000, windowSeconds: 300, words };

/** Counts the pixels that this person has decoded; refuses once they or the time that it took are too much. */
export async function spendPixels(ctx: Ctx, personId: string, pixels: number): Promise<void> {
  await countHit(ctx, DECODING_MS, personId, 0);
  await countHit(ctx, MEGAPIXELS, personId, Math.ceil(pixels / 1_000_000));
}

export async function spendDecodingTime(ctx: Ctx, personId: string, ms: number): Promise<void> {
  await addHits(ctx, DECODING_MS, personId, Math.ceil(ms));
}
