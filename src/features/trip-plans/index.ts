export { TypedCost } from "./costs/typed-cost.schema.ts";
export {
  ChangePlanInput,
  CompanionPath,
  InvitationPath,
  PlannedBookingPath,
  TripCostPath,
  type TripPlan,
  TripPlanPath,
  type TripPlanSummary,
} from "./trip-plan.schema.ts";
