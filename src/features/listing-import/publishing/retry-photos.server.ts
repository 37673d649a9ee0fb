import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { forgetPhotoProblems } from "../import.queries.server.ts";
import { wakeImport } from "../importing/import-queue.server.ts";
import { lockOpenImport } from "../importing/own-import.server.ts";

/** Fetches the photos of the person's own import again that couldn't be had. Refuses one that is being saved or done. */
export const retryPhotos = (ctx: Ctx, importId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    await lockOpenImport(tx, importId);
    await forgetPhotoProblems(tx, importId);
    await wakeImport(tx, importId);
  });
