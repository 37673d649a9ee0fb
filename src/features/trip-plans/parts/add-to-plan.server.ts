import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { stayToPlan } from "../../bookings/index.server.ts";
import { bookingsOfPlan, lockPlan } from "../plan.queries.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanPolicy } from "../trip-plan.policy.ts";
import { MOST_PARTS } from "../trip-plan.rules.ts";
import { putInPlan } from "./put-in-plan.server.ts";

/** Puts another booking of one's own into one's plan; again is harmless. Refuses one that was cancelled or is in another plan, and the eleventh. */
export const addToPlan = (ctx: Ctx, planId: string, bookingId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, tripPlanPolicy, "change", () => lockPlan(tx, planId));
    const stay = await stayToPlan(tx, bookingId);
    if (!stay || stay.phase === "cancelled") throw tripPlanError("booking_was_cancelled");
    const parts = await bookingsOfPlan(tx, planId);
    if (parts.includes(bookingId)) return;
    if (parts.length >= MOST_PARTS) throw tripPlanError("too_many_parts");
    await putInPlan(tx, planId, bookingId);
  });
