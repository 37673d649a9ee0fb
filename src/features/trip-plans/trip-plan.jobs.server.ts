import { eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { bookedTogether } from "../bookings/index.server.ts";
import { planTogether } from "./parts/plan-together.server.ts";
import { tripCompanions, tripPlans } from "./trip-plan.tables.server.ts";

/** What is booked at once is one trip; who deletes the account takes their plans along, and leaves those of others. */
export const tripPlanSubscribers: Subscriber[] = [
  subscribe({
    name: "trip-plans.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(tripPlans).where(eq(tripPlans.ownerId, accountId));
      await ctx.db.delete(tripCompanions).where(eq(tripCompanions.personId, accountId));
    },
  }),
  subscribe({
    name: "trip-plans.plan-together",
    fact: bookedTogether,
    tell: (ctx, { guestId, bookingIds }) => planTogether(ctx, guestId, bookingIds),
  }),
];
