import type { Ctx } from "../../../../platform/context.server.ts";
import { once } from "../../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../../accounts/index.server.ts";
import type { BulkEditDone } from "../../../listings/index.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { editBoats, isChanged, writeSold } from "./edit-boats.server.ts";
import type { PackageEditInput } from "./package-edit.schema.ts";
import { packageBulkEdits, type SoldBefore } from "./package-edit.tables.server.ts";

/**
 * Changes packages and hours of all of the person's chosen boats that sell hours or of none, once per key, and keeps what they were so that it can be undone
 * for an hour. Other listings are left alone. Refuses strangers, and changes that one of the boats can't have.
 */
export async function editPackages(ctx: Ctx, { key, ...edit }: PackageEditInput): Promise<BulkEditDone> {
  const { id: hostId } = requireActor(ctx);
  return once(ctx, { owner: hostId, operation: "charters.edit-packages", key, body: edit }, async (tx) => {
    for (const { listingId } of (await editBoats(tx, edit)).boats) await lockOwnBoat(tx, listingId);
    // Read again: what was saved while we waited for the locks counts.
    const changed = (await editBoats(tx, edit)).boats.filter(isChanged);
    const boats: SoldBefore[] = [];
    for (const boat of changed) boats.push({ listingId: boat.listingId, before: boat.before, after: await writeSold(tx, boat) });
    const madeAt = tx.clock.now();
    if (boats.length > 0)
      await tx.db
        .insert(packageBulkEdits)
        .values({ hostId, madeAt, boats })
        .onConflictDoUpdate({ target: packageBulkEdits.hostId, set: { madeAt, boats } });
    return { changed: boats.length };
  });
}
