import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findCost } from "../plan.queries.server.ts";
import { tripCostPolicy } from "../trip-plan.policy.ts";
import { tripCosts } from "../trip-plan.tables.server.ts";

/** Takes a cost off that one wrote down, or that stands in one's own plan. */
export async function removeCost(ctx: Ctx, planId: string, costId: string): Promise<void> {
  await admit(ctx, tripCostPolicy, "remove", () => findCost(ctx, planId, costId));
  await ctx.db.delete(tripCosts).where(eq(tripCosts.id, costId));
}
