import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { inviteToPlan, endInvitation } from "./companions/invite.server.ts";
import { joinPlan, readInvitation } from "./companions/join-plan.server.ts";
import { leavePlan, removeCompanion } from "./companions/leave-plan.server.ts";
import { addCost } from "./costs/add-cost.server.ts";
import { removeCost } from "./costs/remove-cost.server.ts";
import { changePlan } from "./change-plan.server.ts";
import { deletePlan } from "./delete-plan.server.ts";
import { listPlans } from "./list-plans.server.ts";
import { addToPlan } from "./parts/add-to-plan.server.ts";
import { startPlan } from "./parts/start-plan.server.ts";
import { takeFromPlan } from "./parts/take-from-plan.server.ts";
import { readPlan } from "./read-plan.server.ts";
import {
  AddCostInput,
  ChangePlanInput,
  CompanionPath,
  Invitation,
  InvitationPath,
  PlannedBookingPath,
  StartPlanInput,
  TripCostPath,
  TripPlan,
  TripPlanPath,
  TripPlans,
} from "./trip-plan.schema.ts";

const trip = { tag: "Trip plans", signedIn: true };
const PlanMade = z.object({ planId: z.uuid() });

export const tripPlanApi: Endpoint[] = [
  endpoint({
    ...trip,
    method: "get",
    path: "/trip-plans",
    summary: "List the trip plans that I made or joined",
    answer: TripPlans,
    run: (ctx) => listPlans(ctx),
  }),
  endpoint({
    ...trip,
    method: "post",
    path: "/trip-plans",
    summary: "Make a trip plan around a booking",
    body: StartPlanInput,
    answer: PlanMade,
    refusals: [404, 409],
    run: (ctx, { body }) => startPlan(ctx, body),
  }),
  endpoint({
    ...trip,
    method: "get",
    path: "/trip-plans/{planId}",
    summary: "Read a trip plan: its bookings, its days, who comes along and who owes whom",
    params: TripPlanPath,
    answer: TripPlan,
    refusals: [404],
    run: (ctx, { params }) => readPlan(ctx, params.planId),
  }),
  endpoint({
    ...trip,
    method: "patch",
    path: "/trip-plans/{planId}",
    summary: "Rename a trip plan, or show or hide its prices",
    params: TripPlanPath,
    body: ChangePlanInput,
    refusals: [404],
    run: (ctx, { params, body }) => changePlan(ctx, params.planId, body),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}",
    summary: "Delete a trip plan; its bookings stay",
    params: TripPlanPath,
    refusals: [404],
    run: (ctx, { params }) => deletePlan(ctx, params.planId),
  }),
  endpoint({
    ...trip,
    method: "put",
    path: "/trip-plans/{planId}/bookings/{bookingId}",
    summary: "Put a booking into a trip plan",
    params: PlannedBookingPath,
    refusals: [404, 409],
    run: (ctx, { params }) => addToPlan(ctx, params.planId, params.bookingId),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}/bookings/{bookingId}",
    summary: "Take a booking out of a trip plan",
    params: PlannedBookingPath,
    refusals: [404],
    run: (ctx, { params }) => takeFromPlan(ctx, params.planId, params.bookingId),
  }),
  endpoint({
    ...trip,
    method: "put",
    path: "/trip-plans/{planId}/invitation",
    summary: "Make a link by which others join, instead of the one before",
    params: TripPlanPath,
    refusals: [404],
    run: (ctx, { params }) => inviteToPlan(ctx, params.planId),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}/invitation",
    summary: "End the link",
    params: TripPlanPath,
    refusals: [404],
    run: (ctx, { params }) => endInvitation(ctx, params.planId),
  }),
  endpoint({
    ...trip,
    method: "get",
    path: "/trip-plans/invitations/{inviteKey}",
    summary: "Read what an invitation is to",
    params: InvitationPath,
    answer: Invitation,
    refusals: [404, 410],
    run: (ctx, { params }) => readInvitation(ctx, params.inviteKey),
  }),
  endpoint({
    ...trip,
    method: "post",
    path: "/trip-plans/invitations/{inviteKey}",
    summary: "Join the trip plan that an invitation is to",
    params: InvitationPath,
    answer: PlanMade,
    refusals: [404, 409, 410],
    run: (ctx, { params }) => joinPlan(ctx, params.inviteKey),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}/companions/me",
    summary: "Leave a trip plan",
    params: TripPlanPath,
    refusals: [404],
    run: (ctx, { params }) => leavePlan(ctx, params.planId),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}/companions/{personId}",
    summary: "Take somebody out of a trip plan",
    params: CompanionPath,
    refusals: [404],
    run: (ctx, { params }) => removeCompanion(ctx, params.planId, params.personId),
  }),
  endpoint({
    ...trip,
    method: "post",
    path: "/trip-plans/{planId}/costs",
    summary: "Write down what somebody paid, and who shares it",
    params: TripPlanPath,
    body: AddCostInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => addCost(ctx, params.planId, body),
  }),
  endpoint({
    ...trip,
    method: "delete",
    path: "/trip-plans/{planId}/costs/{costId}",
    summary: "Remove a cost",
    params: TripCostPath,
    refusals: [404],
    run: (ctx, { params }) => removeCost(ctx, params.planId, params.costId),
  }),
];
