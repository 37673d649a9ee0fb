import { BookingPath } from "../../features/bookings/index.ts";
import { bookingError } from "../../features/bookings/index.server.ts";

/** The id in the address, or "Booking not found". */
export function bookingIdOf(params: Record<string, string | undefined>): string {
  const path = BookingPath.safeParse(params);
  if (!path.success) throw bookingError("booking_not_found");
  return path.data.bookingId;
}
