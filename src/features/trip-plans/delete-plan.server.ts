import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { findPlan } from "./plan.queries.server.ts";
import { tripPlanPolicy } from "./trip-plan.policy.ts";
import { tripPlans } from "./trip-plan.tables.server.ts";

/** Deletes one's own plan for everybody in it, with its costs and its link. The bookings stay as they are. */
export async function deletePlan(ctx: Ctx, planId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "delete", () => findPlan(ctx, planId));
  await ctx.db.delete(tripPlans).where(eq(tripPlans.id, planId));
}
