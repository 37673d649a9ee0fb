import type { Ctx } from "../../../platform/context.server.ts";
import { changeDays } from "./change-days.server.ts";
import { deletePrices } from "./host-days.queries.server.ts";
import type { Days } from "./host-days.rules.ts";

/** Removes the custom prices of these nights. */
export async function clearPrices(ctx: Ctx, listingId: string, range: Days): Promise<void> {
  await changeDays(ctx, listingId, range, async (tx) => {
    await deletePrices(tx, listingId, range);
  });
}
