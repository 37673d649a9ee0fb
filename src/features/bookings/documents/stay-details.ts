import { timeInWords } from "../../../platform/words/time-words.ts";
import { mapLink, partyInWords } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

export const stayTitle = ({ listing }: BookingView): string => `Stay at ${listing.title}`;

/** What a calendar event says below its title. */
export function stayNotes(booking: BookingView): string {
  const { reservationId, checkInTime, checkOutTime, host, listing } = booking;
  const map = mapLink(listing.location);
  return [
    `Booking reference: ${reservationId}`,
    `Check-in after ${timeInWords(checkInTime)}, check-out before ${timeInWords(checkOutTime)}`,
    partyInWords(booking),
    [`Host: ${host.fullName}`, host.email, host.phone].filter(Boolean).join(", "),
    map && `Map: ${map}`,
  ]
    .filter(Boolean)
    .join("\n");
}
