import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { todayAt } from "../stay.rules.ts";
import { hostDayError } from "./host-days.errors.ts";
import { type Days, refuseDays } from "./host-days.rules.ts";

/**
 * Changes days of the host's own listing, all or none, one change after the other. Refuses strangers, days that are past and
 * days beyond the booking window.
 */
export async function changeDays(ctx: Ctx, listingId: string, range: Days, change: (tx: Ctx) => Promise<void>): Promise<void> {
  await transact(ctx, async (tx) => {
    const timeZone = await lockOwnTimeZone(tx, listingId);
    const refusal = refuseDays(range, todayAt(timeZone, ctx.clock.now()));
    if (refusal) throw hostDayError(refusal);
    await change(tx);
  });
}
