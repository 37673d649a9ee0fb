import { and, eq, inArray, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { findBooking } from "../booking.queries.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";

/** The guest's other bookings that were made and paid together with one. */
export async function bookedWith(ctx: Ctx, bookingId: string): Promise<string[]> {
  const { checkoutId } = await admit(ctx, bookingPolicy, "plan", () => findBooking(ctx, bookingId));
  if (checkoutId === null) return [];
  const together = ctx.db.select({ id: checkouts.togetherId }).from(checkouts).where(eq(checkouts.id, checkoutId));
  const rows = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(checkouts, eq(checkouts.id, bookings.checkoutId))
    .where(and(inArray(checkouts.togetherId, together), ne(bookings.id, bookingId)))
    .orderBy(bookings.beginsAt);
  return rows.map(({ id }) => id);
}
