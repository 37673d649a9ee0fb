import { countOf } from "../../availability/index.ts";
import { mapLink } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

export const stayTitle = ({ listing }: BookingView): string => `Stay at ${listing.title}`;

/** What a calendar's entry says below its title. */
export function stayNotes({ reservationId, checkInTime, checkOutTime, guests, host, listing }: BookingView): string {
  const map = mapLink(listing.location);
  return [
    `Booking reference: ${reservationId}`,
    `Check-in from ${checkInTime}, check-out by ${checkOutTime}`,
    countOf(guests, "guest"),
    [`Host: ${host.fullName}`, host.email, host.phone].filter(Boolean).join(", "),
    map && `Map: ${map}`,
  ]
    .filter(Boolean)
    .join("\n");
}
