import type { Ctx } from "../../../platform/context.server.ts";
import { deleteUpload } from "./csv.queries.server.ts";
import { ownUpload } from "./own-upload.server.ts";

/** Removes a file of the person's own. What was imported from it stays. */
export async function discardCsv(ctx: Ctx, fileId: string): Promise<void> {
  const { id } = await ownUpload(ctx, fileId);
  await deleteUpload(ctx, id);
}
