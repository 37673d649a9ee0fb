import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { findPlan } from "./plan.queries.server.ts";
import { tripPlanPolicy } from "./trip-plan.policy.ts";
import type { ChangePlanInput } from "./trip-plan.schema.ts";
import { tripPlans } from "./trip-plan.tables.server.ts";

/** Renames one's own plan, or says whether companions see what the bookings cost. */
export async function changePlan(ctx: Ctx, planId: string, { name, sharesPrices }: ChangePlanInput): Promise<void> {
  const former = await admit(ctx, tripPlanPolicy, "change", () => findPlan(ctx, planId));
  const current = { name: name ?? former.name, sharesPrices: sharesPrices ?? former.sharesPrices };
  await ctx.db.update(tripPlans).set(current).where(eq(tripPlans.id, planId));
}
