import type { Ctx } from "../../../platform/context.server.ts";
import { tripPlanError } from "../trip-plan.errors.ts";
import { tripPlanParts } from "../trip-plan.tables.server.ts";

/** In the caller's transaction. Refuses a booking that is in a plan already. */
export async function putInPlan(tx: Ctx, planId: string, bookingId: string): Promise<void> {
  const put = await tx.db.insert(tripPlanParts).values({ planId, bookingId }).onConflictDoNothing().returning();
  if (put.length === 0) throw tripPlanError("booking_already_planned");
}
