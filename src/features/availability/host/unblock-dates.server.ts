import type { Ctx } from "../../../platform/context.server.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { deleteBlocks } from "./host-days.queries.server.ts";
import type { Days } from "./host-days.rules.ts";

/** Unblocks these nights. Refuses when none of them is blocked. */
export async function unblockDates(ctx: Ctx, listingId: string, range: Days): Promise<void> {
  await changeDays(ctx, listingId, range, async (tx) => {
    if ((await deleteBlocks(tx, listingId, range)) > 0) return;
    throw hostDayError("not_blocked", range.first === range.last ? {} : { message: "These dates are not blocked" });
  });
}
