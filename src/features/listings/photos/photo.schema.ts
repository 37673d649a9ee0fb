import { z } from "zod";

export const Photo = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A tiny blurred picture of itself, as a data address. */
  preview: z.string(),
  description: z.string(),
});
export type Photo = z.infer<typeof Photo>;

export const PhotoPath = z.object({ photoId: z.uuid("Invalid image filename") });

export const ReorderPhotosInput = z.object({
  /** All of the listing's photos; the first is the cover. */
  photoIds: z.array(z.uuid("Invalid image filename")).max(100, "Invalid image index"),
});
