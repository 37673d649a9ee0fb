import type { Ctx } from "../../../platform/context.server.ts";
import { upsertPrices } from "../host/host-days.queries.server.ts";
import { daysOf } from "../host/host-days.rules.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { DaysChanged, SetManyPricesInput } from "./many-days.schema.ts";

/** Sets one custom price for these nights at all of the listings. */
export async function setManyPrices(ctx: Ctx, { priceCents, ...many }: SetManyPricesInput): Promise<DaysChanged> {
  const prices = daysOf(many).map((date) => ({ date, price: priceCents }));
  return changeManyDays(ctx, many, async (tx, listingId) => {
    await upsertPrices(tx, listingId, prices);
    return prices.length;
  });
}
