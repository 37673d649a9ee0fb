import type { Ctx } from "../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../accounts/index.server.ts";
import { plannedStays } from "../bookings/index.server.ts";
import { firstName } from "../../platform/words/first-name.ts";
import { costsOfPlan, selectPlansOf } from "./plan.queries.server.ts";
import { tripPlanPolicy } from "./trip-plan.policy.ts";
import type { TripPlanSummary } from "./trip-plan.schema.ts";

/** The trip plans that one made or joined, the newest first. */
export async function listPlans(ctx: Ctx): Promise<{ plans: TripPlanSummary[] }> {
  const rows = await selectPlansOf(ctx, requireActor(ctx).id);
  const owners = await publicProfiles(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  );
  const plans = rows.map(({ id, name, ownerId, bookingIds }) => ({
    id,
    name,
    owner: firstName(owners.get(ownerId)?.fullName ?? ""),
    isOwn: tripPlanPolicy.sideOf(ctx.actor, { ownerId, companionIds: [] }) === "owner",
    bookingIds,
  }));
  return { plans };
}

/** One's own plan that a booking is in, and those that it could be put into: what begins or ends within a week of it. */
export async function plansAround(ctx: Ctx, bookingId: string): Promise<{ current: TripPlanSummary | null; others: TripPlanSummary[] }> {
  const { plans } = await listPlans(ctx);
  const own = plans.filter(({ isOwn }) => isOwn);
  const current = own.find(({ bookingIds }) => bookingIds.includes(bookingId)) ?? null;
  if (current || own.length === 0) return { current, others: [] };
  const stays = await plannedStays(ctx, [bookingId, ...own.flatMap(({ bookingIds }) => bookingIds)]);
  const mine = stays.find(({ id }) => id === bookingId);
  if (!mine) return { current, others: [] };
  const isNear = (id: string) =>
    stays.some((stay) => stay.id === id && stay.beginsAt <= weekAfter(mine.endsAt) && mine.beginsAt <= weekAfter(stay.endsAt));
  return { current, others: own.filter(({ bookingIds }) => bookingIds.some(isNear)) };
}

const WEEK_MS = 7 * 86_400_000;
const weekAfter = (moment: Date) => new Date(moment.getTime() + WEEK_MS);

/** Everything in one's own plans, for one's own file. */
export async function* exportPlans(ctx: Ctx): AsyncGenerator<object> {
  const { plans } = await listPlans(ctx);
  for (const { id, name, isOwn, bookingIds } of plans) {
    const costs = (await costsOfPlan(ctx, id)).map(({ label, cents, createdAt }) => ({ label, cents, createdAt }));
    yield { name, isOwn, ...(isOwn && { bookingIds }), costs };
  }
}
