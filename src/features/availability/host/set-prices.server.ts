import type { Ctx } from "../../../platform/context.server.ts";
import { isWeekend } from "../rules/season.rules.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { daysOf, isOfKind, type KindOfDays, type ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

type Input = ListingDays & { priceCents: number; weekendCents?: number | undefined; days?: KindOfDays };

/**
 * Sets a custom price for these nights at all of the listings, with another one for weekends if that is given; or only for the weekday or weekend
 * nights. Refuses when there is no such night.
 */
export async function setPrices(
  ctx: Ctx,
  { priceCents, weekendCents = priceCents, days: kind = "all", ...range }: Input,
): Promise<DaysChanged> {
  const isMeant = (day: string) => isOfKind(day, kind);
  const priceOf = (day: string) => (isWeekend(day) ? weekendCents : priceCents);
  const priceAll = () => {
    if (daysOf(range).some(isMeant)) return priceOf;
    throw hostDayError("no_such_days", { message: `There are no ${kind === "weekends" ? "weekend" : "weekday"} nights in this range` });
  };
  return changeDayValues(ctx, "price", range, priceAll, isMeant);
}
