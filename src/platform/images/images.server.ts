import pLimit from "p-limit";
import sharp from "sharp";
import type { PhotoFormat, PhotoWidth } from "./photo-sizes.ts";

export const MAX_PIXELS = 50_000_000;
const PREVIEW_WIDTH = 16;

// One thread for each picture. What people send has lines of its own, so that nobody who looks at photos stands behind it.
sharp.cache(false);
sharp.concurrency(1);
const variants = pLimit(2);

/** The photo in one of the layout's widths, never larger than it is. */
export function makeVariant(original: Uint8Array, { width, format }: { width: PhotoWidth; format: PhotoFormat }): Promise<Buffer> {
  return variants(() => {
    const resized = sharp(original, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true });
    return (
      format === "avif" ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }) : resized.webp({ quality: 78, effort: 3 })
    ).toBuffer();
  });
}

/** The photo decoded once, at the widest that is wanted: several variants are made from it in less time. */
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

export async function drawPreview(original: Uint8Array): Promise<string> {
  const tiny = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .resize({ width: PREVIEW_WIDTH })
    .flatten({ background: "white" })
    .blur(0.6)
    .webp({ quality: 50, effort: 4, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** The photo cut to a square around what is most worth seeing, and made smaller or larger to fit. */
export function makeSquare(photo: Uint8Array, side: number): Promise<Buffer> {
  return variants(() =>
    sharp(photo, { limitInputPixels: MAX_PIXELS })
      .resize({ width: side, height: side, fit: "cover", position: "attention" })
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
  );
}

/** The photo cut to this size around its middle, where a house stands, as JPEG: a PDF cannot hold WebP. */
export function makeBanner(photo: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return variants(() =>
    sharp(photo, { limitInputPixels: MAX_PIXELS })
      .resize({ ...size, fit: "cover", position: "centre" })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}
