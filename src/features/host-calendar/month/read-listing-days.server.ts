import type { Ctx } from "../../../platform/context.server.ts";
import { type Days, todayAt } from "../../availability/index.ts";
import { hostDaysOf, rulesOf } from "../../availability/index.server.ts";
import { requestedNights, staysOfListings } from "../../bookings/index.server.ts";
import { importedNightNames } from "../../calendar-sync/index.server.ts";
import type { ListingBrief } from "../../listings/index.server.ts";
import type { ListingDays } from "../host-calendar.schema.ts";

/** Stays, blocks, other calendars and prices of these listings of the host's own, in a fixed number of queries. */
export async function readListingDays(ctx: Ctx, listings: ListingBrief[], range: Days): Promise<ListingDays[]> {
  const ids = listings.map(({ id }) => id);
  const [days, stays, requested, names, rules] = await Promise.all([
    hostDaysOf(ctx, ids, range),
    staysOfListings(ctx, ids, range.first, range.last),
    requestedNights(ctx),
    importedNightNames(ctx, ids, range),
    rulesOf(ctx, ids, range),
  ]);
  const staysBy = Map.groupBy(stays, ({ listingId }) => listingId);
  return listings.map(({ status, timeZone, ...listing }) => ({
    listing: { ...listing, isPaused: status === "paused" },
    today: todayAt(timeZone, ctx.clock.now()),
    days: (days.get(listing.id) ?? []).map((day) => ({
      ...day,
      calendars: names.get(listing.id)?.get(day.day) ?? [],
      askedBy: (day.held === "checkout" && requested.get(listing.id)?.get(day.day)) || null,
    })),
    rules: rules.get(listing.id) ?? null,
    stays: staysBy.get(listing.id) ?? [],
  }));
}
