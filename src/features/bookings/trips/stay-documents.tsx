import { fileHref } from "../../../platform/file-paths.ts";
import { CalendarPlus, Download, FileText, ReceiptText } from "../../../ui/icons/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { externalCalendarLink } from "../documents/external-calendar-link.ts";
import { QUIET_ACTION, QUIET_ICON } from "./action-look.ts";

type Props = { booking: BookingView };

/** The calendar entry and the itinerary. */
export const StayDocuments = ({ booking }: Props) => (
  <ul className="grid sm:grid-cols-3 lg:grid-cols-1">
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
  <a href={externalCalendarLink(booking)} target="_blank" rel="noreferrer" className={QUIET_ACTION}>
    <CalendarPlus aria-hidden className={QUIET_ICON} />
    Add to Calendar<span className="sr-only"> (Google Calendar, opens in a new tab)</span>
  </a>
);

export const CalendarFile = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/stay.ics", { bookingId })} download className={QUIET_ACTION}>
    <Download aria-hidden className={QUIET_ICON} />
    Calendar file (.ics)
  </a>
);

export const ItineraryLink = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/itinerary.pdf", { bookingId })} download className={QUIET_ACTION}>
    <FileText aria-hidden className={QUIET_ICON} />
    Download Itinerary
  </a>
);

/** Its guest's alone: it says how they paid. */
export const ReceiptLink = ({ booking: { id: bookingId } }: Props) => (
  <a href={fileHref("/bookings/:bookingId/receipt.pdf", { bookingId })} download className={QUIET_ACTION}>
    <ReceiptText aria-hidden className={QUIET_ICON} />
    Download Receipt
  </a>
);
