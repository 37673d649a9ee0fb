import type { PhotoFormat, PhotoWidth } from "../../../../platform/images/photo-sizes.ts";

/** The folder of a photo's files in the public bucket. */
export const ALL_PHOTOS = "photos/";
export const filesOf = (photoId: string): string => `${ALL_PHOTOS}${photoId}/`;
export const originalKey = (photoId: string): string => `${filesOf(photoId)}original.webp`;
/** The originals of the demo's pictures, which are kept as they are. What people send is kept as WebP. */
export const avifOriginalKey = (photoId: string): string => `${filesOf(photoId)}original.avif`;
export const variantKey = (photoId: string, width: PhotoWidth, format: PhotoFormat): string => `${filesOf(photoId)}${width}.${format}`;

/** The photo that a file belongs to. */
export const photoOf = (key: string): string | null => /^photos\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null;
