import { MOST_PHOTO_BYTES } from "./photo-sizes.ts";

/** From the largest on, until one is small enough. */
const ATTEMPTS = [
  { side: 4096, quality: 0.9 },
  { side: 3200, quality: 0.85 },
  { side: 2400, quality: 0.8 },
];
/** Decoding more than this at once can be too much for a phone. */
const MOST_SHRUNK_BYTES = 80_000_000;

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
export const isTooLarge = (file: File): boolean =>
  (file.type.startsWith("image/") || isHeic(file)) && (file.size > MOST_PHOTO_BYTES || isHeic(file)) && file.size <= MOST_SHRUNK_BYTES;

/** The picture as a JPEG that may be uploaded; the same file where the browser can't read it. */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return file;
  try {
    for (const { side, quality } of ATTEMPTS) {
      const blob = await draw(picture, side, quality);
      if (blob && blob.size <= MOST_PHOTO_BYTES) return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
    }
    return file;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
