import { eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookedWith, plannedStays } from "../../bookings/index.server.ts";
import { MOST_PLANS, nameOfTrip } from "../trip-plan.rules.ts";
import { tripPlanParts, tripPlans } from "../trip-plan.tables.server.ts";

/** Makes one trip plan of bookings that a guest made at once. Nothing where one of them is in a plan already, or the guest has as many plans as there can be. */
export const planTogether = (ctx: Ctx, ownerId: string, bookingIds: string[]): Promise<void> =>
  transact(ctx, async (tx) => {
    // One after the other, or two at once would both make it.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trip plans ${ownerId}`}, 0))`);
    const isPlanned = (await tx.db.$count(tripPlanParts, inArray(tripPlanParts.bookingId, bookingIds))) > 0;
    const first = (await plannedStays(tx, bookingIds)).find(({ guestId }) => guestId === ownerId);
    if (isPlanned || !first || (await tx.db.$count(tripPlans, eq(tripPlans.ownerId, ownerId))) >= MOST_PLANS) return;
    const name = nameOfTrip({ city: first.listing.city, checkIn: first.checkIn });
    const made = tx.db.insert(tripPlans).values({ ownerId, name, createdAt: tx.clock.now() });
    const { id: planId } = only(await made.returning({ id: tripPlans.id }));
    await tx.db.insert(tripPlanParts).values(bookingIds.map((bookingId) => ({ planId, bookingId })));
  });

/** As `planTogether`, for the guest of a booking who comes back from paying before we heard of it. */
export async function planBookedWith(ctx: Ctx, bookingId: string): Promise<void> {
  const others = await bookedWith(ctx, bookingId);
  if (others.length > 0) await planTogether(ctx, requireActor(ctx).id, [bookingId, ...others]);
}
