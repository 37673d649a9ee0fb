import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";
import { LONGEST_PHOTO_DESCRIPTION } from "../listing.rules.ts";

export const Photo = z
  .object({
    id: z.uuid(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** A tiny blurred preview, as a data URL. */
    preview: z.string(),
    /** The alternative text; empty if there is none. */
    description: z.string(),
  })
  .meta({ id: "Photo" });
export type Photo = z.infer<typeof Photo>;

export const PhotoPath = z.object({ photoId: z.uuid("Invalid image filename") });

export const ReorderPhotosInput = z.object({
  /** All of the listing's photos; the first is the cover. */
  photoIds: z.array(z.uuid("Invalid image filename")).max(100, "Invalid image index"),
});

export const DescribePhotoInput = z.object({
  /** On one line; empty for none. */
  description: z
    .string("Describe the photo.")
    .overwrite((text) => text.replace(/\s+/g, " "))
    .pipe(Line())
    .pipe(z.string().max(LONGEST_PHOTO_DESCRIPTION, `Use ${LONGEST_PHOTO_DESCRIPTION} characters or fewer.`)),
});
export type DescribePhotoInput = z.infer<typeof DescribePhotoInput>;
