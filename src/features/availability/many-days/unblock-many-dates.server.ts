import type { Ctx } from "../../../platform/context.server.ts";
import { hostDayError } from "../host/host-days.errors.ts";
import { deleteBlocks } from "../host/host-days.queries.server.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

/** Unblocks these nights at all of the listings. Refuses when none of them is blocked. */
export async function unblockManyDates(ctx: Ctx, many: ManyDays): Promise<DaysChanged> {
  const changed = await changeManyDays(ctx, many, (tx, listingId) => deleteBlocks(tx, listingId, many));
  if (changed.nights === 0) throw hostDayError("not_blocked", { message: "These dates are not blocked" });
  return changed;
}
