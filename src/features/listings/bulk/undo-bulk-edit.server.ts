import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { selectLastEdit, selectOwn } from "./bulk-edit.queries.server.ts";
import type { BulkEditUndone } from "./bulk-edit.schema.ts";
import { listingBulkEdits } from "./bulk-edit.tables.server.ts";

/**
 * Gives the listings of the person's last bulk edit back what they had, but for those that were saved or deleted since. Refuses an hour after
 * the edit, and a second time.
 */
export async function undoBulkEdit(ctx: Ctx): Promise<BulkEditUndone> {
  const { id: hostId } = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const [last] = await selectLastEdit(tx).for("update");
    if (!last) throw listingError("bulk_edit_gone");
    const rows = await selectOwn(
      tx,
      last.before.map(({ listingId }) => listingId),
    ).for("no key update");
    const savedAt = new Map(last.before.map((each) => [each.listingId, each]));
    let restored = 0;
    for (const { id, updatedAt } of rows) {
      const before = savedAt.get(id);
      if (before?.savedAt !== updatedAt.toISOString()) continue;
      const now = new Date(Math.max(tx.clock.now().getTime(), updatedAt.getTime() + 1));
      await tx.db
        .update(properties)
        .set({ ...before.fields, updatedAt: now })
        .where(eq(properties.id, id));
      restored += 1;
    }
    await tx.db.delete(listingBulkEdits).where(eq(listingBulkEdits.hostId, hostId));
    return { restored, left: last.before.length - restored };
  });
}
