import type { Ctx } from "../../platform/context.server.ts";
import { type Days, todayAt } from "../availability/index.ts";
import { hostDaysOf } from "../availability/index.server.ts";
import { staysOfListings } from "../bookings/index.server.ts";
import type { ListingBrief } from "../listings/index.server.ts";
import type { ListingDays } from "./host-calendar.schema.ts";

/** Stays, blocks and prices of these listings of the host's own, in a fixed number of queries. */
export async function readListingDays(ctx: Ctx, listings: ListingBrief[], range: Days): Promise<ListingDays[]> {
  const ids = listings.map(({ id }) => id);
  const [days, stays] = await Promise.all([hostDaysOf(ctx, ids, range), staysOfListings(ctx, ids, range.first, range.last)]);
  const staysBy = Map.groupBy(stays, ({ listingId }) => listingId);
  return listings.map(({ status, timeZone, ...listing }) => ({
    listing: { ...listing, isPaused: status === "paused" },
    today: todayAt(timeZone, ctx.clock.now()),
    days: days.get(listing.id) ?? [],
    stays: staysBy.get(listing.id) ?? [],
  }));
}
