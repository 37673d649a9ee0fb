import { z } from "zod";
import { type PhotoFormat, type PhotoWidth, widthsFor } from "../../../platform/images/photo-sizes.ts";

export const Photo = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A tiny blurred picture of itself, as a data address. */
  preview: z.string(),
  description: z.string(),
});
export type Photo = z.infer<typeof Photo>;

/** Where the photo is in this width; never the same address for another picture. */
export const photoUrl = (photo: Pick<Photo, "id">, width: PhotoWidth, format: PhotoFormat): string =>
  `/media/${photo.id}/${width}.${format}`;

/** Every width of the photo, for the browser to choose from. */
export const srcSet = (photo: Pick<Photo, "id" | "width">, format: PhotoFormat): string =>
  widthsFor(photo.width)
    .map((width) => `${photoUrl(photo, width, format)} ${Math.min(width, photo.width)}w`)
    .join(", ");
