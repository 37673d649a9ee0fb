import type { Ctx } from "../../../platform/context.server.ts";
import { selectLastEdit } from "./bulk-edit.queries.server.ts";
import type { LastBulkEdit } from "./bulk-edit.schema.ts";

/** The person's last bulk edit, if it can still be undone. */
export async function lastBulkEdit(ctx: Ctx): Promise<LastBulkEdit | null> {
  const [last] = await selectLastEdit(ctx);
  return last ? { listings: last.before.length, madeAt: last.madeAt.toISOString() } : null;
}
