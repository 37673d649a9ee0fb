import { TripPlanPath } from "../../../features/trip-plans/index.ts";
import { tripPlanError } from "../../../features/trip-plans/index.server.ts";

/** The plan that an address names. */
export function planIdOf(params: unknown): string {
  const path = TripPlanPath.safeParse(params);
  if (!path.success) throw tripPlanError("trip_plan_not_found");
  return path.data.planId;
}
