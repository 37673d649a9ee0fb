import { timeInWords } from "../../../platform/time-words.ts";
import { countOf } from "../../availability/index.ts";
import { mapLink } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

export const stayTitle = ({ listing }: BookingView): string => `Stay at ${listing.title}`;

/** What a calendar event says below its title. */
export function stayNotes({ reservationId, checkInTime, checkOutTime, guests, host, listing }: BookingView): string {
  const map = mapLink(listing.location);
  return [
    `Booking reference: ${reservationId}`,
    `Check-in after ${timeInWords(checkInTime)}, check-out before ${timeInWords(checkOutTime)}`,
    countOf(guests, "guest"),
    [`Host: ${host.fullName}`, host.email, host.phone].filter(Boolean).join(", "),
    map && `Map: ${map}`,
  ]
    .filter(Boolean)
    .join("\n");
}
