import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { requireWaiting } from "../errors.ts";
import { FairQueue } from "../limits/fair-queue.ts";
import { imageError } from "./image.errors.ts";
import { drawPreview, MAX_PIXELS } from "./images.server.ts";
import { pictureFormat } from "./picture-format.ts";

/** Twice the widest that the layout asks for. */
const LONGEST_SIDE = 3840;
/** Decoding AVIF takes about 18 bytes of memory for each pixel, three times as much as the others. */
const MAX_AVIF_PIXELS = 12_500_000;
/** How many times longer than the other a side may be: the preview of anything narrower is no picture. */
const MOST_NARROW = 1000;
/** Takes less than half a second, whatever is on it. */
const SMALL_PIXELS = 2_000_000;
const GIVE_UP_SECONDS = 20;
const SIGNATURE_BYTES = 16;

const turns = {
  atOnce: 1,
  places: 40,
  each: { atOnce: 1, places: 4 },
  retryAfterSeconds: 5,
  words: {
    share: "You're uploading too many photos at once. Please wait until some are done.",
    full: "Too many people are uploading photos right now. Please try again in a moment.",
  },
};
/** A small picture never stands behind a large one. */
const lines = { small: new FairQueue(turns), large: new FairQueue(turns) };

/** A picture in memory, or one that waits on disk. */
export type Picture = Uint8Array | { path: string; size: number };

/** Who sends a picture: their turns are counted, and so are its pixels before and the time it took after. */
export type Sender = {
  id: string;
  signal?: AbortSignal | undefined;
  beforeDecoding?: (pixels: number) => Promise<void>;
  afterDecoding?: (ms: number) => Promise<void>;
};

export type CleanPhoto = { bytes: Buffer; width: number; height: number; preview: string };

/**
 * Reads a picture that somebody sent, by its content: upright, in sRGB, without any of its metadata, as WebP of high
 * quality, with its preview, all in one turn. Refuses what is no photo format, does not decode whole, is too narrow or has more than 50 megapixels (AVIF 12.5).
 */
export async function openPhoto(picture: Picture, sender: Sender): Promise<CleanPhoto> {
  const header = await lookAt(picture);
  const pixels = header.width * header.height;
  await sender.beforeDecoding?.(pixels);
  const line = pixels <= SMALL_PIXELS ? lines.small : lines.large;
  return line.run(
    sender.id,
    async () => {
      const started = performance.now();
      try {
        return await clean(picture, sender.signal);
      } finally {
        await sender.afterDecoding?.(performance.now() - started);
      }
    },
    sender.signal,
  );
}

/** Only what the file says about itself: nothing is decoded. */
async function lookAt(picture: Picture): Promise<Metadata> {
  const format = pictureFormat(await startOf(picture));
  if (!format) throw imageError("photo_format_unsupported");
  const header = await sharp(contentOf(picture), { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== format) throw imageError("photo_unreadable");
  if (header.compression === "hevc") throw imageError("photo_heic");
  const [short = 0, long = 0] = [header.width, header.height].toSorted((a, b) => a - b);
  if (short * long > MAX_PIXELS) throw imageError("photo_too_large");
  if (format === "heif" && short * long > MAX_AVIF_PIXELS) throw imageError("photo_too_large_for_avif");
  if (long > short * MOST_NARROW) throw imageError("photo_too_narrow");
  return header;
}

async function clean(picture: Picture, signal: AbortSignal | undefined): Promise<CleanPhoto> {
  requireWaiting(signal);
  try {
    const { data, info } = await sharp(contentOf(picture), { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: GIVE_UP_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .webp({ quality: 92, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    requireWaiting(signal);
    return { bytes: data, width: info.width, height: info.height, preview: await drawPreview(data) };
  } catch {
    requireWaiting(signal);
    throw imageError("photo_unreadable");
  }
}

const contentOf = (picture: Picture): Uint8Array | string => (picture instanceof Uint8Array ? picture : picture.path);

async function startOf(picture: Picture): Promise<Uint8Array> {
  if (picture instanceof Uint8Array) return picture.subarray(0, SIGNATURE_BYTES);
  const file = await open(picture.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
