import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { properties } from "../listing.tables.server.ts";
import { nameRefusedTimes } from "../hosting/name-refused-times.server.ts";
import { changesBetween } from "./bulk-edit.rules.ts";
import { editEach, selectOwn } from "./bulk-edit.queries.server.ts";
import type { BulkEditDone, BulkEditInput } from "./bulk-edit.schema.ts";
import { type BulkBefore, listingBulkEdits } from "./bulk-edit.tables.server.ts";

/**
 * Changes all of the listings or none, once per key, and keeps what they were so that it can be undone for an hour. Refuses strangers, and
 * changes that one of the listings can't have.
 */
export async function bulkEditListings(ctx: Ctx, { key, ...edit }: BulkEditInput): Promise<BulkEditDone> {
  const { id: hostId } = requireActor(ctx);
  return once(ctx, { owner: hostId, operation: "listings.bulk-edit", key, body: edit }, async (tx) => {
    const rows = await selectOwn(tx, edit.listingIds).for("no key update");
    const edited = editEach(rows, edit).filter(({ before, after }) => changesBetween(before, after).length > 0);
    const now = tx.clock.now();
    const kept: BulkBefore[] = [];
    for (const { listing, before, after } of edited) {
      // Always later than the last save, even if two follow within a millisecond.
      const savedAt = new Date(Math.max(now.getTime(), listing.updatedAt.getTime() + 1));
      await nameRefusedTimes(() =>
        tx.db
          .update(properties)
          .set({ ...after, updatedAt: savedAt })
          .where(eq(properties.id, listing.id)),
      );
      kept.push({ listingId: listing.id, savedAt: savedAt.toISOString(), fields: before });
    }
    if (kept.length > 0)
      await tx.db
        .insert(listingBulkEdits)
        .values({ hostId, madeAt: now, before: kept })
        .onConflictDoUpdate({ target: listingBulkEdits.hostId, set: { madeAt: now, before: kept } });
    return { changed: kept.length };
  });
}
