import { policy } from "../../platform/policy/policy.ts";
import { tripPlanError } from "./trip-plan.errors.ts";

export const tripPlanPolicy = policy({
  subject: "trip plan",
  sides: { owner: "ownerId", companion: "companionIds" },
  may: {
    read: ["owner", "companion"],
    change: ["owner"],
    delete: ["owner"],
    invite: ["owner"],
    leave: ["companion"],
    addCost: ["owner", "companion"],
  },
  refusal: () => tripPlanError("trip_plan_not_found"),
});

/** A cost goes by whoever wrote it down, or whose plan it is. */
export const tripCostPolicy = policy({
  subject: "trip cost",
  sides: { writer: "addedById", owner: "ownerId" },
  may: { remove: ["writer", "owner"] },
  refusal: () => tripPlanError("cost_not_found"),
});
