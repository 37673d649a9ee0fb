import { fileHref } from "../../../platform/file-paths.ts";
import { CalendarPlus, Download, FileText, ReceiptText } from "../../../ui/icons/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { externalCalendarLink } from "../documents/external-calendar-link.ts";
import { ACTION_ICON, ACTION_LOOK } from "./action-look.ts";

type Props = { booking: BookingView };

/** The calendar entry and the itinerary. */
export const StayDocuments = ({ booking }: Props) => (
  <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
    <StayDocumentItems booking={booking} />
  </ul>
);

export const StayDocumentItems = ({ booking }: Props) => (
  <>
    <li>
      <CalendarLink booking={booking} />
    </li>
    <li>
      <CalendarFile booking={booking} />
    </li>
    <li>
      <ItineraryLink booking={booking} />
    </li>
  </>
);

export const CalendarLink = ({ booking }: Props) => (
  <a href={externalCalendarLink(booking)} target="_blank" rel="noreferrer" className={ACTION_LOOK}>
    <CalendarPlus aria-hidden className={ACTION_ICON} />
    Add to Calendar<span className="sr-only"> (Google Calendar, opens in a new tab)</span>
  </a>
);

export const CalendarFile = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/stay.ics", { bookingId })} download className={ACTION_LOOK}>
    <Download aria-hidden className={ACTION_ICON} />
    Calendar file (.ics)
  </a>
);

export const ItineraryLink = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/itinerary.pdf", { bookingId })} download className={ACTION_LOOK}>
    <FileText aria-hidden className={ACTION_ICON} />
    Download Itinerary
  </a>
);

/** Its guest's alone: it says how they paid. */
export const ReceiptLink = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/receipt.pdf", { bookingId })} download className={ACTION_LOOK}>
    <ReceiptText aria-hidden className={ACTION_ICON} />
    Download Receipt
  </a>
);
