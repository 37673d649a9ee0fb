import type { Ctx } from "../../../platform/context.server.ts";
import { changeDays } from "./change-days.server.ts";
import { upsertPrices } from "./host-days.queries.server.ts";
import { isWeekend } from "../rules/season.rules.ts";
import { daysOf } from "./host-days.rules.ts";
import type { SetWeekPricesInput } from "./host-days.schema.ts";

/** Sets one price for the weekday nights of a date range and another for its weekend nights. */
export async function setWeekPrices(
  ctx: Ctx,
  listingId: string,
  { weekdayCents, weekendCents, ...range }: SetWeekPricesInput,
): Promise<void> {
  const prices = daysOf(range).map((date) => ({ date, price: isWeekend(date) ? weekendCents : weekdayCents }));
  await changeDays(ctx, listingId, range, (tx) => upsertPrices(tx, listingId, prices));
}
