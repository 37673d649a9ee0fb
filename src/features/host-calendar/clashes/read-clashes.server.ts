import { href } from "react-router";
import type { Ctx } from "../../../platform/context.server.ts";
import { manualName } from "../../availability/index.ts";
import { manualBookingsOf, manualHours } from "../../availability/index.server.ts";
import { hostBookingsOf } from "../../bookings/index.server.ts";
import type { ClashingBooking } from "../../calendar-sync/index.ts";
import { listClashes } from "../../calendar-sync/index.server.ts";
import type { HostClash } from "./host-clash.ts";

/** The open clashes at the host's own listings with both sides, the nearest first, in a fixed number of queries. */
export async function readClashes(ctx: Ctx): Promise<HostClash[]> {
  const clashes = await listClashes(ctx);
  const bookings = await clashingBookings(ctx, clashes);
  return clashes.flatMap((clash) => {
    const booking = bookings.get(clash.bookingId);
    return booking ? [{ ...clash, booking }] : [];
  });
}

/** The bookings of the host that these clash with, manual ones too, each once. */
export async function clashingBookings(ctx: Ctx, clashes: { bookingId: string }[]): Promise<Map<string, ClashingBooking>> {
  const ids = [...new Set(clashes.map(({ bookingId }) => bookingId))];
  if (ids.length === 0) return new Map();
  const [booked, manual] = await Promise.all([hostBookingsOf(ctx, ids), manualBookingsOf(ctx, ids)]);
  return new Map<string, ClashingBooking>([
    ...booked.map(({ id, guest, reservationId, checkIn, checkOut, charter: hours }) => {
      const path = href("/host/bookings/:bookingId", { bookingId: id });
      return [id, { path, guestName: guest.fullName, reservationId, checkIn, checkOut, hours }] as const;
    }),
    ...manual.map((row) => {
      const { id, checkIn, checkOut } = row;
      const path = href("/host/bookings/manual/:manualBookingId", { manualBookingId: id });
      return [id, { path, guestName: manualName(row), reservationId: null, checkIn, checkOut, hours: manualHours(row) }] as const;
    }),
  ]);
}
