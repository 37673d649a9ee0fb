import { declareErrors } from "../../platform/errors.ts";
import { MOST_COMPANIONS, MOST_COSTS, MOST_PARTS, MOST_PLANS } from "./trip-plan.rules.ts";

export const tripPlanError = declareErrors({
  trip_plan_not_found: { status: 404, message: "We couldn't find that trip plan." },
  trip_plan_load_failed: { status: 500, message: "We couldn't load this trip plan. Please try again." },
  booking_already_planned: { status: 409, message: "That booking is in another trip plan. Take it out there first." },
  booking_not_in_plan: { status: 404, message: "That booking isn't in this trip plan anymore." },
  booking_was_cancelled: { status: 409, message: "That booking was cancelled, so there's nothing to plan." },
  too_many_plans: { status: 409, message: `You can have up to ${MOST_PLANS} trip plans. Delete one to make another.` },
  too_many_parts: { status: 409, message: `A trip plan holds up to ${MOST_PARTS} bookings.` },
  trip_invitation_not_found: { status: 404, message: "This invitation has ended. Ask whoever sent it for a new link." },
  trip_invitation_over: { status: 410, message: "This invitation has ended. Ask whoever sent it for a new link." },
  too_many_companions: { status: 409, message: `This trip plan is full. Up to ${MOST_COMPANIONS} people can join one.` },
  companion_not_found: { status: 404, message: "They're not in this trip plan anymore." },
  too_many_costs: { status: 409, message: `A trip plan holds up to ${MOST_COSTS} costs.` },
  cost_not_found: { status: 404, message: "That cost was removed already." },
});
