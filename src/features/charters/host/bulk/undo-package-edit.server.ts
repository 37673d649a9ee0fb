import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { requireActor } from "../../../accounts/index.server.ts";
import { type BulkEditUndone, type LastBulkEdit, UNDO_MINUTES } from "../../../listings/index.ts";
import { listingError, lockOwnBoat, ownTitles } from "../../../listings/index.server.ts";
import { offeringsOf } from "../../offerings.queries.server.ts";
import { soldOf, writeSold } from "./edit-boats.server.ts";
import type { Sold } from "./package-edit.rules.ts";
import { packageBulkEdits } from "./package-edit.tables.server.ts";

const selectLast = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(packageBulkEdits)
    .where(
      and(
        eq(packageBulkEdits.hostId, requireActor(ctx).id),
        gt(packageBulkEdits.madeAt, new Date(ctx.clock.now().getTime() - UNDO_MINUTES * 60_000)),
      ),
    );

/** The person's last bulk edit of packages, if it can still be undone. */
export async function lastPackageEdit(ctx: Ctx): Promise<LastBulkEdit | null> {
  const [last] = await selectLast(ctx);
  return last ? { listings: last.boats.length, madeAt: last.madeAt.toISOString() } : null;
}

/**
 * Gives the boats of the person's last bulk edit of packages back what they had, but for those whose packages or hours were saved since. Refuses an hour after
 * the edit, and a second time.
 */
export async function undoPackageEdit(ctx: Ctx): Promise<BulkEditUndone> {
  const { id: hostId } = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const [last] = await selectLast(tx).for("update");
    if (!last) throw listingError("bulk_edit_gone");
    const titles = await ownTitles(tx, "boat");
    let restored = 0;
    for (const { listingId, before, after } of last.boats) {
      const title = titles.get(listingId);
      if (title === undefined) continue;
      await lockOwnBoat(tx, listingId);
      const now = soldOf(await offeringsOf(tx, listingId));
      if (!now || !isSame(now, after)) continue;
      await writeSold(tx, { listingId, title, before: now, after: backTo(before, now) });
      restored += 1;
    }
    await tx.db.delete(packageBulkEdits).where(eq(packageBulkEdits.hostId, hostId));
    return { restored, left: last.boats.length - restored };
  });
}

/** Whether nothing was saved since; the order of packages doesn't matter. */
function isSame(now: Sold, then: Sold): boolean {
  const plain = ({ hours, packages }: Sold) =>
    JSON.stringify([
      hours.turnaroundMinutes,
      hours.noticeMinutes,
      hours.sellsNights,
      packages.map(({ id, version, isOn }) => `${id} ${version} ${isOn}`).toSorted(),
    ]);
  return plain(now) === plain(then);
}

/** The packages of now in their order, with what they had then and the version of now. */
const backTo = (then: Sold, now: Sold): Sold => ({
  hours: then.hours,
  packages: now.packages.map((offered) => {
    const was = then.packages.find(({ id }) => id === offered.id);
    return was ? { ...was, version: offered.version } : offered;
  }),
});
