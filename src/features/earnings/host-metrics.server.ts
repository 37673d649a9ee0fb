import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { hostFigures } from "../bookings/index.server.ts";
import { hostResponse } from "../messages/index.server.ts";
import { ratingOfHost } from "../reviews/index.server.ts";
import type { HostMetrics } from "./earning.schema.ts";

/** The host's own metrics, computed from current data. */
export async function hostMetrics(ctx: Ctx): Promise<HostMetrics> {
  const { id: hostId } = requireActor(ctx);
  const [figures, rating, response] = await Promise.all([hostFigures(ctx, hostId), ratingOfHost(ctx, hostId), hostResponse(ctx, hostId)]);
  return {
    totalBookings: figures.total,
    completedBookings: figures.completed,
    cancelledBookings: figures.cancelled,
    totalEarningsCents: figures.payout,
    paidCents: figures.paid,
    averageRating: rating.average,
    totalReviews: rating.count,
    responseRate: response.rate,
    responseMinutes: response.medianMinutes,
  };
}
