import type { BookingView } from "../booking.schema.ts";
import { addressLine } from "../booking-words.ts";
import { stayNotes, stayTitle } from "./stay-details.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** An entry of whole days, whose end is exclusive, like a check-out day; of a charter from moment to moment. */
const datesOf = ({ charter, checkIn, checkOut }: BookingView): string =>
  charter ? `${moment(charter.beginsAt)}/${moment(charter.endsAt)}` : `${compact(checkIn)}/${compact(checkOut)}`;

/** "20270720T060000Z" */
const moment = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Opens a new entry in Google Calendar. */
export function externalCalendarLink(booking: BookingView): string {
  const entry = new URLSearchParams({
    action: "TEMPLATE",
    text: stayTitle(booking),
    dates: datesOf(booking),
    details: stayNotes(booking),
    location: addressLine(booking.listing.location),
  });
  return `https://calendar.google.com/calendar/render?${entry}`;
}
