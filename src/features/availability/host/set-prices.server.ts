import type { Ctx } from "../../../platform/context.server.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { upsertPrices } from "./host-days.queries.server.ts";
import { daysOf, isOfKind } from "./host-days.rules.ts";
import type { SetPricesInput } from "./host-days.schema.ts";

/** Sets a custom price for these nights, or only for the weekday or weekend ones. Refuses when there is no such night. */
export async function setPrices(ctx: Ctx, listingId: string, { priceCents, days: kind = "all", ...range }: SetPricesInput): Promise<void> {
  const days = daysOf(range).filter((day) => isOfKind(day, kind));
  await changeDays(ctx, listingId, range, async (tx) => {
    if (days.length === 0)
      throw hostDayError("no_such_days", { message: `There are no ${kind === "weekends" ? "weekend" : "weekday"} nights in this range` });
    await upsertPrices(
      tx,
      listingId,
      days.map((date) => ({ date, price: priceCents })),
    );
  });
}
