import { z } from "zod";
import type { Queue } from "../../../platform/jobs/queue.server.ts";

export const messagePhotoFilesUnwanted: Queue<{ photoIds: string[] }> = {
  name: "messages.remove-photo-files",
  input: z.object({ photoIds: z.array(z.uuid()) }),
};
