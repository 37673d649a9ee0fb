import { answerFile } from "../server/answer-file.server.ts";
import { makePlanCalendar, tripPlanError } from "../../features/trip-plans/index.server.ts";
import { planIdOf } from "../trips/plans/plan-id.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const tripPlanCalendar = answerFile(
  async (ctx, { params }) => documentResponse(await makePlanCalendar(ctx, planIdOf(params))),
  tripPlanError("trip_plan_load_failed"),
);
