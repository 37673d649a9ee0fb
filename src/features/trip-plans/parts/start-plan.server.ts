import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { stayToPlan } from "../../bookings/index.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { MOST_PLANS, nameOfTrip } from "../trip-plan.rules.ts";
import type { StartPlanInput } from "../trip-plan.schema.ts";
import { tripPlans } from "../trip-plan.tables.server.ts";
import { putInPlan } from "./put-in-plan.server.ts";

/** Makes a trip plan around a booking of one's own, named after the town and the month. Refuses a booking that was cancelled or is in another plan, and the 51st plan. */
export const startPlan = (ctx: Ctx, { bookingId }: StartPlanInput): Promise<{ planId: string }> =>
  transact(ctx, async (tx) => {
    const { id: ownerId } = requireActor(tx);
    const stay = await stayToPlan(tx, bookingId);
    if (!stay || stay.phase === "cancelled") throw tripPlanError("booking_was_cancelled");
    // One after the other, or two at once would both be the last that is allowed.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trip plans ${ownerId}`}, 0))`);
    if ((await tx.db.$count(tripPlans, eq(tripPlans.ownerId, ownerId))) >= MOST_PLANS) throw tripPlanError("too_many_plans");
    const name = nameOfTrip({ city: stay.listing.city, checkIn: stay.checkIn });
    const made = tx.db.insert(tripPlans).values({ ownerId, name, createdAt: tx.clock.now() });
    const { id: planId } = only(await made.returning({ id: tripPlans.id }));
    await putInPlan(tx, planId, bookingId);
    return { planId };
  });
