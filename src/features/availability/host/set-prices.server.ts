import type { Ctx } from "../../../platform/context.server.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { upsertPrices } from "./host-days.queries.server.ts";
import { daysOf, isOfKind } from "./host-days.rules.ts";
import type { SetPricesInput } from "./host-days.schema.ts";

/** Gives these nights, or only the weekday or weekend ones among them, a price of their own. Refuses when there is no such night. */
export async function setPrices(ctx: Ctx, listingId: string, { priceCents, days: kind = "all", ...range }: SetPricesInput): Promise<void> {
  const days = daysOf(range).filter((day) => isOfKind(day, kind));
  await changeDays(ctx, listingId, range, async (tx) => {
    if (days.length === 0)
      throw hostDayError("no_such_days", { message: `There is no ${kind === "weekends" ? "weekend" : "weekday"} night among these days` });
    await upsertPrices(
      tx,
      listingId,
      days.map((date) => ({ date, price: priceCents })),
    );
  });
}
