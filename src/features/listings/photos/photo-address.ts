import { type PhotoFormat, type PhotoWidth, widthsFor } from "../../../platform/images/photo-sizes.ts";
import type { Photo } from "./photo.schema.ts";

/** The address of the photo in this width; it never points to another picture. */
export const photoUrl = (photo: Pick<Photo, "id">, width: PhotoWidth, format: PhotoFormat): string =>
  `/media/${photo.id}/${width}.${format}`;

/** Every width of the photo that the layout can use, for the browser to choose from. */
export const srcSet = (photo: Pick<Photo, "id" | "width">, format: PhotoFormat, widest: PhotoWidth = 1920): string =>
  widthsFor(photo.width)
    .filter((width) => width <= widest)
    .map((width) => `${photoUrl(photo, width, format)} ${Math.min(width, photo.width)}w`)
    .join(", ");

/** One size for browsers that don't support `srcset`. */
export const plainUrl = (photo: Pick<Photo, "id" | "width">): string =>
  photoUrl(photo, widthsFor(photo.width).findLast((width) => width <= 960) ?? 320, "webp");
