import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireMay } from "../../platform/policy/admit.server.ts";
import { bookedListings } from "../listings/index.server.ts";
import type { BookingSummary } from "./booking.schema.ts";
import { bookings } from "./booking.tables.server.ts";
import { summaryFields } from "./booking.view.server.ts";
import { bookingPolicy } from "./booking.policy.ts";

/** What somebody booked, the latest stay first, for support. The caller writes down that it was looked at. */
export async function bookingsOfPerson(ctx: Ctx, guestId: string, limit: number): Promise<BookingSummary[]> {
  requireMay(ctx, bookingPolicy, "readThoseOfOthers");
  return summaries(
    ctx,
    await ctx.db.select().from(bookings).where(eq(bookings.guestId, guestId)).orderBy(desc(bookings.checkIn)).limit(limit),
  );
}

/** The booking with this reference, or none, for support. */
export async function bookingsByReference(ctx: Ctx, reference: string): Promise<BookingSummary[]> {
  requireMay(ctx, bookingPolicy, "readThoseOfOthers");
  return summaries(ctx, await ctx.db.select().from(bookings).where(eq(bookings.reservationId, reference.toUpperCase())));
}

async function summaries(ctx: Ctx, rows: (typeof bookings.$inferSelect)[]): Promise<BookingSummary[]> {
  const listings = await bookedListings(
    ctx,
    rows.map(({ propertyId }) => propertyId),
  );
  return rows.flatMap((row) => {
    const listing = listings.get(row.propertyId);
    return listing ? [{ ...summaryFields(row, ctx.clock.now()), listing }] : [];
  });
}
