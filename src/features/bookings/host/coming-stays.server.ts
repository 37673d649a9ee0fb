import { and, count, eq, gt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookings } from "../booking.tables.server.ts";

/** How many guests are at a listing of the host's own, or still to come; at others' listings, none. */
export async function countComingStays(ctx: Ctx, listingId: string): Promise<number> {
  const { id: hostId } = requireActor(ctx);
  const [row] = await ctx.db
    .select({ total: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, listingId),
        eq(bookings.hostId, hostId),
        eq(bookings.status, "confirmed"),
        gt(bookings.endsAt, ctx.clock.now()),
      ),
    );
  return row?.total ?? 0;
}
