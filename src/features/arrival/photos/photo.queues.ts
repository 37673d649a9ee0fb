import { z } from "zod";
import type { Queue } from "../../../platform/jobs/queue.server.ts";

export const arrivalFilesUnwanted: Queue<{ listingId: string; photoIds: string[] }> = {
  name: "arrival.remove-photo-files",
  input: z.object({ listingId: z.uuid(), photoIds: z.array(z.uuid()) }),
};
