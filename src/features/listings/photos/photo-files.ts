import type { PhotoFormat, PhotoWidth } from "../../../platform/images/photo-sizes.ts";

/** The folder of a photo's files in the public bucket. */
export const ALL_PHOTOS = "photos/";
export const filesOf = (photoId: string): string => `${ALL_PHOTOS}${photoId}/`;
export const originalKey = (photoId: string): string => `${filesOf(photoId)}original.webp`;
/** The original of a demo picture is its drawing. Only the product's own drawings get here: what people send is never SVG. */
export const drawingKey = (photoId: string): string => `${filesOf(photoId)}original.svg`;
export const variantKey = (photoId: string, width: PhotoWidth, format: PhotoFormat): string => `${filesOf(photoId)}${width}.${format}`;

/** The photo that a file belongs to. */
export const photoOf = (key: string): string | null => /^photos\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null;
