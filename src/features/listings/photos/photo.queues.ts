import { z } from "zod";
import type { Queue } from "../../../platform/jobs/queue.server.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "../../../platform/images/photo-sizes.ts";

/** Creates a photo's variants ahead of time; all widths unless some are given. */
export const photoVariantsWanted: Queue<{ photoId: string; widths?: PhotoWidth[] | undefined }> = {
  name: "listings.make-photo-variants",
  input: z.object({ photoId: z.uuid(), widths: z.array(z.literal(PHOTO_WIDTHS)).optional() }),
};

export const photoFilesUnwanted: Queue<{ photoIds: string[] }> = {
  name: "listings.remove-photo-files",
  input: z.object({ photoIds: z.array(z.uuid()) }),
};
