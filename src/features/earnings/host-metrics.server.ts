import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { hostCounts, summariseEarnings } from "../bookings/index.server.ts";
import { hostListings } from "../listings/index.server.ts";
import { hostResponse } from "../messages/index.server.ts";
import { ratingOverall } from "../reviews/index.server.ts";
import type { HostMetrics } from "./earning.schema.ts";

/** The host's own metrics, computed from current data. */
export async function hostMetrics(ctx: Ctx): Promise<HostMetrics> {
  const { id: hostId } = requireActor(ctx);
  const [counts, earnings, listings, response] = await Promise.all([
    hostCounts(ctx, hostId),
    summariseEarnings(ctx, "all"),
    hostListings(ctx, hostId),
    hostResponse(ctx, hostId),
  ]);
  const rating = await ratingOverall(
    ctx,
    listings.map(({ id }) => id),
  );
  return {
    totalBookings: counts.total,
    completedBookings: counts.completed,
    cancelledBookings: counts.cancelled,
    totalEarningsCents: earnings.payout,
    paidCents: earnings.paid,
    averageRating: rating.average,
    totalReviews: rating.count,
    responseRate: response.rate,
    responseMinutes: response.medianMinutes,
  };
}
