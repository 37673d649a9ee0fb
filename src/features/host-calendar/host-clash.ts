import type { HostBooking } from "../bookings/index.ts";
import type { CalendarClash, ClashingBooking } from "../calendar-sync/index.ts";

/** A stay on another site and a booking here, on the same nights. */
export type HostClash = CalendarClash & { booking: ClashingBooking };

export const clashingBooking = ({ id, guest, reservationId, checkIn, checkOut }: HostBooking): ClashingBooking => ({
  bookingId: id,
  guestName: guest.fullName,
  reservationId,
  checkIn,
  checkOut,
});
