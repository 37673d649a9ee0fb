import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Stay } from "../stay.rules.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";
import { requireManualBooking } from "./require-manual-booking.server.ts";

/** Removes a stay that the host entered. Its nights can be booked again, but for those that are blocked too. Refuses strangers. */
export async function removeManualBooking(ctx: Ctx, manualBookingId: string): Promise<Stay & { listingId: string }> {
  const { propertyId: listingId, checkIn, checkOut } = await requireManualBooking(ctx, manualBookingId);
  await ctx.db.delete(manualBookings).where(eq(manualBookings.id, manualBookingId));
  return { listingId, checkIn, checkOut };
}
