import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { importError } from "../import.errors.ts";
import { deleteImport, type ImportRow, lockImport } from "../import.queries.server.ts";
import { importPolicy } from "../import.policy.ts";

/** The person's own import, for a change: refuses one that is being saved or done. To anyone else it is not found. */
export async function lockOpenImport(tx: Ctx, importId: string): Promise<ImportRow> {
  const row = await admit(tx, importPolicy, "change", () => lockImport(tx, importId));
  if (row.status === "importing") throw importError("import_busy");
  if (row.status === "completed") throw importError("import_done");
  return row;
}

/** Removes an import of the person's own that is not being saved. */
export const discardImport = (ctx: Ctx, importId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    await lockOpenImport(tx, importId);
    await deleteImport(tx, importId);
  });

/** What is done for an import is done in its host's name. */
export const asHost = (ctx: Ctx, { hostId }: ImportRow): Ctx => ({
  ...ctx,
  actor: { id: hostId, sessionId: "", isHost: true, supportRole: null },
});
