import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import { imageError } from "./image.errors.ts";
import type { PhotoFormat, PhotoWidth } from "./photo-sizes.ts";
import { pictureFormat } from "./picture-format.ts";

const MAX_PIXELS = 50_000_000;
/** Twice the widest that the layout asks for. */
const LONGEST_SIDE = 3840;
const PREVIEW_WIDTH = 16;

// One thread for each picture, and at most three pictures at a time: of Node's four threads one is left for reading files.
// Uploads have a line of their own, so that somebody who sends many does not hold up those who look at photos.
sharp.cache(false);
sharp.concurrency(1);
const uploads = pLimit(1);
const variants = pLimit(2);

export type CleanPhoto = { bytes: Buffer; width: number; height: number; preview: string };

/**
 * Reads a picture that somebody sent, by its content: upright, in sRGB, without any of its metadata, as WebP of high
 * quality, with its preview. Refuses what is no photo format, does not decode whole, or has more than 50 megapixels.
 */
export async function openPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  const format = pictureFormat(bytes);
  if (!format) throw imageError("photo_format_unsupported");
  return uploads(async () => {
    const metadata = await readHeader(bytes);
    if (metadata.format !== format) throw imageError("photo_unreadable");
    if (metadata.width * metadata.height > MAX_PIXELS) throw imageError("photo_too_large");
    try {
      return await clean(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 }));
    } catch {
      throw imageError(metadata.compression === "hevc" ? "photo_format_unsupported" : "photo_unreadable");
    }
  });
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw imageError("photo_unreadable");
  }
}

async function clean(picture: Sharp): Promise<CleanPhoto> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .webp({ quality: 92, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, preview: await drawPreview(data) };
}

/** The photo in one of the layout's widths, never larger than it is. The original may be a drawing of our own. */
export function makeVariant(original: Uint8Array, { width, format }: { width: PhotoWidth; format: PhotoFormat }): Promise<Buffer> {
  return variants(() => {
    const resized = sharp(original, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true });
    return (
      format === "avif" ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }) : resized.webp({ quality: 78, effort: 3 })
    ).toBuffer();
  });
}

/** The photo decoded, or drawn, once, at the widest that is wanted: several variants are made from it in less time. */
export function decodeOnce(original: Uint8Array, widest: PhotoWidth): Promise<Buffer> {
  return variants(() =>
    sharp(original, { limitInputPixels: MAX_PIXELS })
      .resize({ width: widest, withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

/** The photo as a blur of a few pixels, small enough to be written into a page: a data address. */
export const makePreview = (original: Uint8Array): Promise<string> => variants(() => drawPreview(original));

async function drawPreview(original: Uint8Array): Promise<string> {
  const tiny = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .resize({ width: PREVIEW_WIDTH })
    .flatten({ background: "white" })
    .blur(0.6)
    .webp({ quality: 50, effort: 4, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** The photo cut to this size around what is most worth seeing, as JPEG: a PDF cannot hold WebP. */
export function makeBanner(photo: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return variants(() =>
    sharp(photo, { limitInputPixels: MAX_PIXELS })
      .resize({ ...size, fit: "cover", position: "attention" })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}
