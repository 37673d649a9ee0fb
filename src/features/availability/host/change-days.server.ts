import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZones } from "../../listings/index.server.ts";
import { todayAt } from "../stay.rules.ts";
import { hostDayError } from "./host-days.errors.ts";
import { type ListingDays, refuseDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

/**
 * Changes the same days of one or several of the host's own listings, all or none, listing by listing in the order in which they are locked; `change`
 * says how many nights it changed. Refuses all if one of the listings isn't theirs, or has one of the days in its past or beyond the booking window.
 */
export async function changeDays(
  ctx: Ctx,
  { listingIds, first, last }: ListingDays,
  change: (tx: Ctx, listingId: string) => Promise<number>,
): Promise<DaysChanged> {
  return transact(ctx, async (tx) => {
    const zones = await lockOwnTimeZones(tx, listingIds);
    const now = ctx.clock.now();
    for (const timeZone of new Set(zones.values())) {
      const refusal = refuseDays({ first, last }, todayAt(timeZone, now));
      if (refusal) throw hostDayError(refusal);
    }
    const changed = { nights: 0, listings: 0 };
    for (const listingId of zones.keys()) {
      const nights = await change(tx, listingId);
      changed.nights += nights;
      if (nights > 0) changed.listings += 1;
    }
    return changed;
  });
}
