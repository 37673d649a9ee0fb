import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findPlan } from "../plan.queries.server.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { INVITED_DAYS } from "../trip-plan.rules.ts";
import { tripPlans } from "../trip-plan.tables.server.ts";

/** Makes a link by which others join one's plan for 30 days; the one before ends. */
export async function inviteToPlan(ctx: Ctx, planId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "invite", () => findPlan(ctx, planId));
  const inviteUntil = new Date(ctx.clock.now().getTime() + INVITED_DAYS * DAY_MS);
  await ctx.db
    .update(tripPlans)
    .set({ inviteKey: sql`gen_random_uuid()`, inviteUntil })
    .where(eq(tripPlans.id, planId));
}

/** Ends the link. Who has joined stays. */
export async function endInvitation(ctx: Ctx, planId: string): Promise<void> {
  await admit(ctx, tripPlanPolicy, "invite", () => findPlan(ctx, planId));
  await ctx.db.update(tripPlans).set({ inviteKey: null, inviteUntil: null }).where(eq(tripPlans.id, planId));
}
