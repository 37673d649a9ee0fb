import type { BookingView } from "../booking.schema.ts";
import { addressLine } from "../booking-words.ts";
import { stayNotes, stayTitle } from "./stay-details.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** Opens a new all-day entry in Google Calendar, whose end date is exclusive, like a check-out day. */
export function externalCalendarLink(booking: BookingView): string {
  const entry = new URLSearchParams({
    action: "TEMPLATE",
    text: stayTitle(booking),
    dates: `${compact(booking.checkIn)}/${compact(booking.checkOut)}`,
    details: stayNotes(booking),
    location: addressLine(booking.listing.location),
  });
  return `https://calendar.google.com/calendar/render?${entry}`;
}
