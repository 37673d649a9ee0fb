import { tripCompanions, tripCosts, tripPlanParts, tripPlans } from "../../src/features/trip-plans/trip-plan.tables.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { only } from "../../src/platform/db/only.ts";

type Given = { ownerId: string; bookingId: string; companionId: string };

/** A trip plan of somebody with a booking, a companion, an invitation and a cost. */
export async function newTripPlan({ db, clock }: Services, { ownerId, bookingId, companionId }: Given) {
  const now = clock.now();
  const inviteKey = crypto.randomUUID();
  const plan = { ownerId, name: "Camden, July 2027", inviteKey, inviteUntil: new Date(now.getTime() + 86_400_000), createdAt: now };
  const { id: planId } = only(await db.insert(tripPlans).values(plan).returning({ id: tripPlans.id }));
  await db.insert(tripPlanParts).values({ planId, bookingId });
  await db.insert(tripCompanions).values({ planId, personId: companionId, joinedAt: now });
  const cost = {
    planId,
    paidById: ownerId,
    addedById: ownerId,
    label: "Groceries",
    cents: 9_000,
    sharedByIds: [ownerId, companionId],
    createdAt: now,
  };
  const { id: costId } = only(await db.insert(tripCosts).values(cost).returning({ id: tripCosts.id }));
  return { planId, inviteKey, costId, personId: companionId };
}
