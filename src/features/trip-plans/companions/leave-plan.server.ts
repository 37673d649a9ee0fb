import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findPlan } from "../plan.queries.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { tripCompanions } from "../trip-plan.tables.server.ts";

/** Leaves a plan that one joined. What one wrote down of costs stays, so that the others' sums are right. */
export async function leavePlan(ctx: Ctx, planId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "leave", () => findPlan(ctx, planId));
  await takeOut(ctx, planId, requireActor(ctx).id);
}

/** Takes somebody out of one's plan. Refuses who isn't in it. */
export async function removeCompanion(ctx: Ctx, planId: string, personId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "invite", () => findPlan(ctx, planId));
  await takeOut(ctx, planId, personId);
}

async function takeOut(ctx: Ctx, planId: string, personId: string): Promise<void> {
  const isThis = and(eq(tripCompanions.planId, planId), eq(tripCompanions.personId, personId));
  if ((await ctx.db.delete(tripCompanions).where(isThis).returning()).length === 0) throw tripPlanError("companion_not_found");
}
