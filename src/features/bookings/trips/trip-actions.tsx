import { fileHref } from "../../../platform/file-paths.ts";
import { FileText, MessageCircle, Navigation, RotateCcw, Star } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import type { Trip } from "../booking.schema.ts";
import { QUIET_ACTION, QUIET_ICON } from "./action-look.ts";
import { bookAgainQuery } from "./trip-words.ts";

/** What its guest can do about a trip now: on the way, during the stay, and afterwards. */
export function TripActions({ trip: { id, phase, directions, listing, guests }, asksForReview }: { trip: Trip; asksForReview: boolean }) {
  const isAhead = phase === "upcoming" || phase === "current";
  const of = <span className="sr-only">: {listing.title}</span>;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {asksForReview && (
        <Action>
          <Link to={`${href("/bookings/:bookingId", { bookingId: id })}#reviews`} className={QUIET_ACTION}>
            <Star aria-hidden className={QUIET_ICON} /> Write a review{of}
          </Link>
        </Action>
      )}
      {directions && (
        <Action>
          <a href={directions} target="_blank" rel="noreferrer" className={QUIET_ACTION}>
            <Navigation aria-hidden className={QUIET_ICON} /> Directions{of}
          </a>
        </Action>
      )}
      <Action>
        <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId: id })}>
          <button type="submit" className={QUIET_ACTION}>
            <MessageCircle aria-hidden className={QUIET_ICON} /> Message host{of}
          </button>
        </Form>
      </Action>
      {isAhead && (
        <Action>
          <a href={fileHref("/bookings/:bookingId/itinerary.pdf", { bookingId: id })} download className={QUIET_ACTION}>
            <FileText aria-hidden className={QUIET_ICON} /> Itinerary{of}
          </a>
        </Action>
      )}
      {!isAhead && listing.offer === "open" && (
        <Action>
          <Link to={`${href("/properties/:listingId", { listingId: listing.id })}${bookAgainQuery(guests)}`} className={QUIET_ACTION}>
            <RotateCcw aria-hidden className={QUIET_ICON} /> Book again{of}
          </Link>
        </Action>
      )}
    </ul>
  );
}

const Action = ({ children }: { children: ReactNode }) => <li>{children}</li>;
