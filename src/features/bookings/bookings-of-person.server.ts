import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requestError } from "../../platform/errors.ts";
import { requireActor } from "../accounts/index.server.ts";
import { bookedListings } from "../listings/index.server.ts";
import type { BookingSummary } from "./booking.schema.ts";
import { bookings } from "./booking.tables.server.ts";
import { summaryFields } from "./booking.view.server.ts";

/** What somebody booked, the latest stay first, for support. The caller writes down that it was looked at. */
export async function bookingsOfPerson(ctx: Ctx, guestId: string, limit: number): Promise<BookingSummary[]> {
  if (requireActor(ctx).supportRole === null) throw requestError("not_allowed");
  const rows = await ctx.db.select().from(bookings).where(eq(bookings.guestId, guestId)).orderBy(desc(bookings.checkIn)).limit(limit);
  const listings = await bookedListings(
    ctx,
    rows.map(({ propertyId }) => propertyId),
  );
  return rows.flatMap((row) => {
    const listing = listings.get(row.propertyId);
    return listing ? [{ ...summaryFields(row, ctx.clock.now()), listing }] : [];
  });
}
