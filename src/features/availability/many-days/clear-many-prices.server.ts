import type { Ctx } from "../../../platform/context.server.ts";
import { deletePrices } from "../host/host-days.queries.server.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

/** Removes the custom prices of these nights at all of the listings. */
export async function clearManyPrices(ctx: Ctx, many: ManyDays): Promise<DaysChanged> {
  return changeManyDays(ctx, many, (tx, listingId) => deletePrices(tx, listingId, many));
}
