import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { plannedStays, type PlannedStay } from "../bookings/index.server.ts";
import { debtsOf } from "./costs/debts.ts";
import { planDays } from "./parts/plan-days.ts";
import { sunTimes } from "./parts/sun-times.server.ts";
import { bookingsOfPlan, costsOfPlan, findPlan, type PlanRow } from "./plan.queries.server.ts";
import { tripCostPolicy, tripPlanPolicy } from "./trip-plan.policy.ts";
import type { PlanPart, PlanPerson, PlanSun, TripPlan } from "./trip-plan.schema.ts";

/** A trip plan for its owner, or for a companion, who sees prices only if the owner shows them. To everybody else there is none. */
export async function readPlan(ctx: Ctx, planId: string): Promise<TripPlan> {
  const plan = await admit(ctx, tripPlanPolicy, "read", () => findPlan(ctx, planId));
  const [stays, costs] = await Promise.all([bookingsOfPlan(ctx, planId).then((ids) => plannedStays(ctx, ids)), costsOfPlan(ctx, planId)]);
  const memberIds = [plan.ownerId, ...plan.companionIds];
  const personOf = await peopleOf(ctx, [...memberIds, ...costs.flatMap(({ paidById, sharedByIds }) => [paidById, ...sharedByIds])]);
  const isOwner = tripPlanPolicy.sideOf(ctx.actor, plan) === "owner";
  return {
    id: plan.id,
    name: plan.name,
    role: isOwner ? "owner" : "companion",
    sharesPrices: plan.sharesPrices,
    parts: stays.map((stay) => partOf(stay, isOwner || plan.sharesPrices)),
    days: planDays(stays, sunThere),
    people: memberIds.map(personOf),
    invitation: isOwner ? invitationOf(ctx, plan) : null,
    costs: costs.map(({ id, label, cents, paidById, sharedByIds, addedById }) => ({
      id,
      label,
      cents,
      paidBy: personOf(paidById),
      sharedBy: sharedByIds.map(personOf),
      mayRemove: tripCostPolicy.may(ctx.actor, "remove", { addedById, ownerId: plan.ownerId }),
    })),
    debts: debtsOf(costs).map(({ fromId, toId, cents }) => ({ from: personOf(fromId), to: personOf(toId), cents })),
  };
}

async function peopleOf(ctx: Ctx, ids: string[]): Promise<(id: string) => PlanPerson> {
  const profiles = await publicProfiles(ctx, ids);
  return (id) => {
    const profile = profiles.get(id);
    return { id, name: profile?.fullName ?? "Deleted user", avatarUrl: profile?.avatarUrl ?? null };
  };
}

function partOf(
  { guestId: _guest, beginsAt: _begins, endsAt: _ends, changedAt: _at, changes: _changes, ...stay }: PlannedStay,
  isPriced: boolean,
): PlanPart {
  const { refundCents: _refund, reservationId: _reservation, totalCents, ...part } = stay;
  return { ...part, totalCents: isPriced ? totalCents : null };
}

function sunThere(day: string, { location, timeZone }: Pick<PlannedStay, "location" | "timeZone">): PlanSun | null {
  if (!location || location.latitude === null || location.longitude === null) return null;
  return sunTimes(day, { latitude: location.latitude, longitude: location.longitude, timeZone });
}

function invitationOf({ clock }: Ctx, { inviteKey, inviteUntil }: PlanRow): TripPlan["invitation"] {
  if (inviteKey === null || inviteUntil === null || inviteUntil <= clock.now()) return null;
  return { path: `/trip-plans/join/${inviteKey}`, until: inviteUntil.toISOString() };
}
