import { timeInWords } from "../../../platform/words/time-words.ts";
import { bookedWhen, charterWords, mapLink, partyInWords } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

export const stayTitle = ({ listing, charter }: BookingView): string =>
  charter ? `${charter.packageName} on ${listing.title}` : `Stay at ${listing.title}`;

function timesOf(booking: BookingView): string[] {
  const { charter, checkInTime, checkOutTime } = booking;
  if (!charter) return [`Check-in after ${timeInWords(checkInTime)}, check-out before ${timeInWords(checkOutTime)}`];
  const { beginsPlace, endsPlace } = charter;
  return [charterWords(charter), bookedWhen(booking), beginsPlace && `From ${beginsPlace}`, endsPlace && `Back at ${endsPlace}`].filter(
    Boolean,
  );
}

/** What a calendar event says below its title. */
export function stayNotes(booking: BookingView): string {
  const { reservationId, host, listing } = booking;
  const map = mapLink(listing.location);
  return [
    `Booking reference: ${reservationId}`,
    ...timesOf(booking),
    partyInWords(booking),
    [`Host: ${host.fullName}`, host.email, host.phone].filter(Boolean).join(", "),
    map && `Map: ${map}`,
  ]
    .filter(Boolean)
    .join("\n");
}
