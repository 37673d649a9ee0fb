import { CalendarPlus, Download, FileText } from "lucide-react";
import { href } from "react-router";
import type { BookingView } from "../booking.schema.ts";
import { externalCalendarLink } from "../documents/external-calendar-link.ts";

const LOOK =
  "flex min-h-12 items-center gap-3 rounded-md border border-line-strong bg-paper px-4 font-semibold text-ink no-underline transition-colors duration-150 hover:border-ink";

/** The calendar entry and the itinerary. */
export function StayDocuments({ booking }: { booking: BookingView }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
      <li>
        <a href={externalCalendarLink(booking)} target="_blank" rel="noreferrer" className={LOOK}>
          <CalendarPlus aria-hidden className="size-5 shrink-0 text-sea" />
          Add to Calendar<span className="sr-only"> (Google Calendar, opens in a new tab)</span>
        </a>
      </li>
      <li>
        <a href={href("/bookings/:bookingId/stay.ics", { bookingId: booking.id })} download className={LOOK}>
          <Download aria-hidden className="size-5 shrink-0 text-sea" />
          Calendar file (.ics)
        </a>
      </li>
      <li>
        <a href={href("/bookings/:bookingId/itinerary.pdf", { bookingId: booking.id })} download className={LOOK}>
          <FileText aria-hidden className="size-5 shrink-0 text-sea" />
          Download Itinerary
        </a>
      </li>
    </ul>
  );
}
