import type { Ctx } from "../../platform/context.server.ts";
import { todayAt } from "../availability/index.ts";
import { ownListing } from "../listings/index.server.ts";
import type { HostCalendar, MonthQuery } from "./host-calendar.schema.ts";
import { monthOf, weeksOf } from "./month/month.rules.ts";
import { readListingDays } from "./month/read-listing-days.server.ts";

/** A month of the host's own listing in whole weeks; to anyone else the listing is not found. */
export async function readHostCalendar(
  ctx: Ctx,
  listingId: string,
  { month: asked, weekStart = "sun" }: MonthQuery,
): Promise<HostCalendar> {
  const listing = await ownListing(ctx, listingId);
  const month = asked ?? monthOf(todayAt(listing.timeZone, ctx.clock.now()));
  const weeks = weeksOf(month, weekStart);
  const [days] = await readListingDays(ctx, [listing], weeks);
  if (!days) throw new Error("a listing without its days");
  return { ...days, ...weeks, month };
}
