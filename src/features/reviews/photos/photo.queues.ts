import { z } from "zod";
import type { Queue } from "../../../platform/jobs/queue.server.ts";

export const reviewPhotoFilesUnwanted: Queue<{ photoIds: string[] }> = {
  name: "reviews.remove-photo-files",
  input: z.object({ photoIds: z.array(z.uuid()) }),
};
