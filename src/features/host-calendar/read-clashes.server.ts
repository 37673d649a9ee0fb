import type { Ctx } from "../../platform/context.server.ts";
import { hostBookingsOf } from "../bookings/index.server.ts";
import { listClashes } from "../calendar-sync/index.server.ts";
import { clashingBooking, type HostClash } from "./host-clash.ts";

/** The open clashes at the host's own listings with both sides, the nearest first, in a fixed number of queries. */
export async function readClashes(ctx: Ctx): Promise<HostClash[]> {
  const clashes = await listClashes(ctx);
  const ids = new Set(clashes.map(({ bookingId }) => bookingId));
  const bookings = new Map((await hostBookingsOf(ctx, [...ids])).map((booking) => [booking.id, clashingBooking(booking)]));
  return clashes.flatMap((clash) => {
    const booking = bookings.get(clash.bookingId);
    return booking ? [{ ...clash, booking }] : [];
  });
}
