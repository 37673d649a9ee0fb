import { CalendarDays, MessageCircle, Navigation, RotateCcw } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import type { BookingView } from "../booking.schema.ts";
import { changePath } from "../changing/change-words.ts";
import { CalendarFile, CalendarLink, ItineraryLink, ReceiptLink } from "./stay-documents.tsx";
import { ACTION_ICON, ACTION_LOOK, QUIET_ACTION, QUIET_ICON } from "./action-look.ts";
import { bookAgainQuery } from "./trip-words.ts";

/** What its guest can do with a booking now. The one that most want stands out: to write to the host or, afterwards, to come again. */
export function BookingActions({ booking }: { booking: BookingView }) {
  const { id: bookingId, phase, directions, viewer, changeRequest, listing, guests, charter } = booking;
  const isAhead = phase === "upcoming" || phase === "current";
  const comesAgain = !isAhead && listing.offer === "open";
  return (
    <ul aria-label="Manage your trip" className="grid grid-cols-2 items-center gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-6">
      {comesAgain && (
        <li className="max-sm:col-span-2 max-sm:pb-2">
          <LinkButton
            to={`${href("/properties/:listingId", { listingId: listing.id })}${bookAgainQuery(guests)}`}
            className="gap-2.5 max-sm:w-full"
          >
            <RotateCcw aria-hidden className="size-5 shrink-0" /> Book again
          </LinkButton>
        </li>
      )}
      <li className={comesAgain ? "" : "max-sm:col-span-2 max-sm:pb-2"}>
        {comesAgain ? <MessageHost bookingId={bookingId} /> : <MessageAction bookingId={bookingId} label="Message host" look={MAIN} />}
      </li>
      {directions && (
        <Action>
          <a href={directions} target="_blank" rel="noreferrer" className={QUIET_ACTION}>
            <Navigation aria-hidden className={QUIET_ICON} /> Directions<span className="sr-only"> (opens a map)</span>
          </a>
        </Action>
      )}
      {viewer.changing && !changeRequest && (
        <Action>
          <Link to={changePath(bookingId, charter !== null)} className={QUIET_ACTION}>
            <CalendarDays aria-hidden className={QUIET_ICON} /> {charter ? "Change trip" : "Change dates or guests"}
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
    </ul>
  );
}

const MAIN = { button: "button button-primary gap-2.5 max-sm:w-full", icon: "size-5 shrink-0" };
const QUIET = { button: QUIET_ACTION, icon: QUIET_ICON };
const IN_A_ROW = { button: `${ACTION_LOOK} w-full`, icon: ACTION_ICON };

export const MessageHost = ({ bookingId }: { bookingId: string }) => (
  <MessageAction bookingId={bookingId} label="Message host" look={QUIET} />
);

/** Leads to the conversation about a booking. */
export const MessageAction = ({ bookingId, label, look = IN_A_ROW }: { bookingId: string; label: string; look?: typeof MAIN }) => (
  <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId })}>
    <button type="submit" className={`${look.button} cursor-pointer`}>
      <MessageCircle aria-hidden className={look.icon} /> {label}
    </button>
  </Form>
);

const Action = ({ children }: { children: ReactNode }) => <li>{children}</li>;
