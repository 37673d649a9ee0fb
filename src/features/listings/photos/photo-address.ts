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

/** The largest size that the photo has up to this width, for where only one can be named. */
export const plainUrl = (photo: Pick<Photo, "id" | "width">, widest: PhotoWidth = 960): string =>
  photoUrl(photo, widthsFor(photo.width).findLast((width) => width <= widest) ?? 320, "webp");
