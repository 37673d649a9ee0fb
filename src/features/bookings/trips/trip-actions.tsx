import { fileHref } from "../../../platform/file-paths.ts";
import { FileText, MessageCircle, Navigation, RotateCcw, Star } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import type { Trip } from "../booking.schema.ts";
import { bookAgainQuery } from "./trip-words.ts";

const LOOK = "relative z-10 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-sea hover:underline";
const ICON = "size-4.5 shrink-0";

/** What its guest can do about a trip now: on the way, during the stay, and afterwards. */
export function TripActions({ trip: { id, phase, directions, listing, guests }, asksForReview }: { trip: Trip; asksForReview: boolean }) {
  const isAhead = phase === "upcoming" || phase === "current";
  const of = <span className="sr-only">: {listing.title}</span>;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {asksForReview && (
        <Action>
          <Link to={`${href("/bookings/:bookingId", { bookingId: id })}#reviews`} className={LOOK}>
            <Star aria-hidden className={ICON} /> Write a review{of}
          </Link>
        </Action>
      )}
      {directions && (
        <Action>
          <a href={directions} target="_blank" rel="noreferrer" className={LOOK}>
            <Navigation aria-hidden className={ICON} /> Directions{of}
          </a>
        </Action>
      )}
      <Action>
        <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId: id })}>
          <button type="submit" className={LOOK}>
            <MessageCircle aria-hidden className={ICON} /> Message host{of}
          </button>
        </Form>
      </Action>
      {isAhead && (
        <Action>
          <a href={fileHref("/bookings/:bookingId/itinerary.pdf", { bookingId: id })} download className={LOOK}>
            <FileText aria-hidden className={ICON} /> Itinerary{of}
          </a>
        </Action>
      )}
      {!isAhead && listing.offer === "open" && (
        <Action>
          <Link to={`${href("/properties/:listingId", { listingId: listing.id })}${bookAgainQuery(guests)}`} className={LOOK}>
            <RotateCcw aria-hidden className={ICON} /> Book again{of}
          </Link>
        </Action>
      )}
    </ul>
  );
}

const Action = ({ children }: { children: ReactNode }) => <li>{children}</li>;
