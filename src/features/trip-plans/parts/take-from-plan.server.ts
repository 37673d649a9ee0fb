import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findPlan } from "../plan.queries.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { tripPlanParts } from "../trip-plan.tables.server.ts";

/** Takes a booking out of one's plan; the booking itself stays as it is. Refuses one that isn't in it. */
export async function takeFromPlan(ctx: Ctx, planId: string, bookingId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "change", () => findPlan(ctx, planId));
  const isPart = and(eq(tripPlanParts.planId, planId), eq(tripPlanParts.bookingId, bookingId));
  if ((await ctx.db.delete(tripPlanParts).where(isPart).returning()).length === 0) throw tripPlanError("booking_not_in_plan");
}
