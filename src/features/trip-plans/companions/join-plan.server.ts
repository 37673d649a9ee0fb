import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { NAME } from "../../notifications/index.ts";
import { notify } from "../../notifications/index.server.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { findInvitedPlan, lockPlan, type PlanRow } from "../plan.queries.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { MOST_COMPANIONS } from "../trip-plan.rules.ts";
import { tripCompanions } from "../trip-plan.tables.server.ts";

/** What an invitation is to, for whoever has the link; the plan itself for who is in it already. Refuses a link that has ended. */
export async function readInvitation(ctx: Ctx, inviteKey: string): Promise<{ planId: string | null; name: string; owner: string }> {
  requireActor(ctx);
  const plan = await invitedTo(ctx, inviteKey);
  const owner = (await publicProfiles(ctx, [plan.ownerId])).get(plan.ownerId);
  const isIn = tripPlanPolicy.may(ctx.actor, "read", plan);
  return { planId: isIn ? plan.id : null, name: plan.name, owner: firstName(owner?.fullName ?? "") };
}

/** Joins the plan that the link invites to, and tells its owner; again is harmless. Refuses a link that has ended, and the 21st person. */
export const joinPlan = (ctx: Ctx, inviteKey: string): Promise<{ planId: string }> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    const { id: planId } = await invitedTo(tx, inviteKey);
    const plan = await lockPlan(tx, planId);
    if (plan?.inviteKey !== inviteKey) throw tripPlanError("trip_invitation_not_found");
    if (tripPlanPolicy.may(tx.actor, "read", plan)) return { planId };
    if (plan.companionIds.length >= MOST_COMPANIONS) throw tripPlanError("too_many_companions");
    await tx.db.insert(tripCompanions).values({ planId, personId, joinedAt: tx.clock.now() });
    await notify(tx, {
      personId: plan.ownerId,
      kind: "trip",
      foldKey: `trip-plan:${planId}:${personId}`,
      title: `${NAME.full} joined your trip plan`,
      text: plan.name,
      path: `/trip-plans/${planId}`,
      about: personId,
    });
    return { planId };
  });

async function invitedTo(ctx: Ctx, inviteKey: string): Promise<PlanRow> {
  const plan = await findInvitedPlan(ctx, inviteKey);
  if (!plan) throw tripPlanError("trip_invitation_not_found");
  if (!plan.inviteUntil || plan.inviteUntil <= ctx.clock.now()) throw tripPlanError("trip_invitation_over");
  return plan;
}
