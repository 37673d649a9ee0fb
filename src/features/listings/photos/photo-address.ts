import { type PhotoFormat, type PhotoWidth, widthsFor } from "../../../platform/images/photo-sizes.ts";
import type { Photo } from "./photo.schema.ts";

/** Where the photo is in this width; never the same address for another picture. */
export const photoUrl = (photo: Pick<Photo, "id">, width: PhotoWidth, format: PhotoFormat): string =>
  `/media/${photo.id}/${width}.${format}`;

/** Every width of the photo, for the browser to choose from. */
export const srcSet = (photo: Pick<Photo, "id" | "width">, format: PhotoFormat): string =>
  widthsFor(photo.width)
    .map((width) => `${photoUrl(photo, width, format)} ${Math.min(width, photo.width)}w`)
    .join(", ");
