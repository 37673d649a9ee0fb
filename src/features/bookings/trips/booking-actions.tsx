import { CalendarDays, MessageCircle, Navigation, RotateCcw } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import type { BookingView } from "../booking.schema.ts";
import { changePath } from "../changing/change-words.ts";
import { CalendarFile, CalendarLink, ItineraryLink, ReceiptLink } from "./stay-documents.tsx";
import { ACTION_ICON, ACTION_LOOK } from "./action-look.ts";
import { bookAgainQuery } from "./trip-words.ts";

/** What its guest can do with a booking now. */
export function BookingActions({ booking }: { booking: BookingView }) {
  const { id: bookingId, phase, directions, viewer, changeRequest, listing, guests, charter } = booking;
  const isAhead = phase === "upcoming" || phase === "current";
  return (
    <ul aria-label="Manage your trip" className="grid gap-2 xs:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
      {directions && (
        <Action>
          <a href={directions} target="_blank" rel="noreferrer" className={ACTION_LOOK}>
            <Navigation aria-hidden className={ACTION_ICON} /> Directions<span className="sr-only"> (opens a map)</span>
          </a>
        </Action>
      )}
      <Action>
        <MessageHost bookingId={bookingId} />
      </Action>
      {viewer.changing && !changeRequest && (
        <Action>
          <Link to={changePath(bookingId, charter !== null)} className={ACTION_LOOK}>
            <CalendarDays aria-hidden className={ACTION_ICON} /> {charter ? "Change trip" : "Change dates or guests"}
          </Link>
        </Action>
      )}
      {phase !== "cancelled" && (
        <Action>
          <ItineraryLink booking={booking} />
        </Action>
      )}
      <Action>
        <ReceiptLink booking={booking} />
      </Action>
      {isAhead && (
        <>
          <Action>
            <CalendarLink booking={booking} />
          </Action>
          <Action>
            <CalendarFile booking={booking} />
          </Action>
        </>
      )}
      {!isAhead && listing.offer === "open" && (
        <Action>
          <Link to={`${href("/properties/:listingId", { listingId: listing.id })}${bookAgainQuery(guests)}`} className={ACTION_LOOK}>
            <RotateCcw aria-hidden className={ACTION_ICON} /> Book again
          </Link>
        </Action>
      )}
    </ul>
  );
}

export const MessageHost = ({ bookingId }: { bookingId: string }) => <MessageAction bookingId={bookingId} label="Message host" />;

export const MessageAction = ({ bookingId, label }: { bookingId: string; label: string }) => (
  <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId })}>
    <button type="submit" className={`${ACTION_LOOK} w-full cursor-pointer`}>
      <MessageCircle aria-hidden className={ACTION_ICON} /> {label}
    </button>
  </Form>
);

const Action = ({ children }: { children: ReactNode }) => <li>{children}</li>;
