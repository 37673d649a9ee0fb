import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockPlan } from "../plan.queries.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { MOST_COSTS } from "../trip-plan.rules.ts";
import type { AddCostInput } from "../trip-plan.schema.ts";
import { tripCosts } from "../trip-plan.tables.server.ts";

/** Writes down what somebody in the plan paid, and who shares it. Refuses people who aren't in it, and the 101st cost. */
export const addCost = (ctx: Ctx, planId: string, { label, cents, paidById, sharedByIds }: AddCostInput): Promise<void> =>
  transact(ctx, async (tx) => {
    const { ownerId, companionIds } = await admit(tx, tripPlanPolicy, "addCost", () => lockPlan(tx, planId));
    const people = new Set([ownerId, ...companionIds]);
    const wanted = [...new Set(sharedByIds)];
    if (!people.has(paidById)) throw requestError("invalid_input", { fields: { paidById: "Choose who paid." } });
    if (!wanted.every((id) => people.has(id))) throw requestError("invalid_input", { fields: { sharedByIds: "Choose who shares it." } });
    if ((await tx.db.$count(tripCosts, eq(tripCosts.planId, planId))) >= MOST_COSTS) throw tripPlanError("too_many_costs");
    const addedById = requireActor(tx).id;
    await tx.db.insert(tripCosts).values({ planId, label, cents, paidById, addedById, sharedByIds: wanted, createdAt: tx.clock.now() });
  });
