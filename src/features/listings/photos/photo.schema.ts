import { z } from "zod";
import { LONGEST_PHOTO_DESCRIPTION } from "../listing.rules.ts";

export const Photo = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A tiny blurred picture of itself, as a data address. */
  preview: z.string(),
  /** What is on it, for those who do not see it; empty where nobody said. */
  description: z.string(),
});
export type Photo = z.infer<typeof Photo>;

export const PhotoPath = z.object({ photoId: z.uuid("Invalid image filename") });

export const ReorderPhotosInput = z.object({
  /** All of the listing's photos; the first is the cover. */
  photoIds: z.array(z.uuid("Invalid image filename")).max(100, "Invalid image index"),
});

export const DescribePhotoInput = z.object({
  /** In one line; empty for none. */
  description: z
    .string("Please write what is on the photo.")
    .overwrite((text) => text.replace(/\s+/g, " ").trim())
    .max(LONGEST_PHOTO_DESCRIPTION, `Please use at most ${LONGEST_PHOTO_DESCRIPTION} characters.`),
});
export type DescribePhotoInput = z.infer<typeof DescribePhotoInput>;
