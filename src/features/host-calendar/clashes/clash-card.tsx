import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { hoursOf, nightsInWords, type When, whenInWords } from "../../availability/index.ts";
import type { HostClash } from "./host-clash.ts";

/** A booking, and a stay or closed days elsewhere, on the same nights or at the same time, side by side, and the ways out. */
export function ClashCard({ clash }: { clash: HostClash }) {
  const { id, listingId, listingTitle, calendarName, firstNight, endNight, time, kind, booking } = clash;
  const there = time
    ? { checkIn: time.firstDay, checkOut: time.lastDay, hours: time }
    : { checkIn: firstNight, checkOut: endNight, hours: null };
  const stay = time ? "booking" : "stay";
  return (
    <article aria-labelledby={`clash-${id}`} className="card grid gap-5 p-5 sm:p-6">
      <h2 id={`clash-${id}`} className="text-xl wrap-anywhere">
        <Link
          to={`${href("/host/manage/:listingId/calendar", { listingId })}?month=${firstNight.slice(0, 7)}`}
          className="text-ink no-underline hover:text-sea hover:underline"
        >
          {listingTitle}
        </Link>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side
          where={calendarName}
          who={kind === "stay" ? `A ${stay} on the other site` : `${time ? "Closed hours" : "Closed days"} on the other site`}
          stay={there}
        >
          <Link to={href("/host/manage/:listingId/sync", { listingId })} className="link text-sm">
            See this calendar
          </Link>
        </Side>
        <Side where="Booked here" who={booking.guestName} stay={booking}>
          <span className="text-sm text-muted">{booking.reservationId ?? "Added by you"}</span>
        </Side>
      </div>
      <p className="text-muted">
        Cancel the booking here, or {kind === "stay" ? `change the ${stay}` : `open these ${time ? "hours" : "days"}`} on the other site:
        then this goes away by itself the next time we read that calendar. If both are fine, dismiss it.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={booking.path}>
          View booking<span className="sr-only">: {booking.guestName}</span>
        </LinkButton>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="clashId" value={id} />
          <SubmitButton intent="dismiss" look="quiet" busy="Dismissing...">
            Dismiss
            <span className="sr-only">
              : {booking.guestName} and {calendarName}
            </span>
          </SubmitButton>
        </Form>
      </div>
    </article>
  );
}

const Side = ({ where, who, stay, children }: { where: string; who: string; stay: When; children: ReactNode }) => (
  <div className="numbers grid content-start gap-0.5 rounded-md bg-sand-deep p-4">
    <p className="text-sm wrap-anywhere text-muted">{where}</p>
    <p className="font-semibold wrap-anywhere">{who}</p>
    <p>
      {whenInWords(stay, useFormats())} {!hoursOf(stay) && <span className="text-muted">· {nightsInWords(stay)}</span>}
    </p>
    {children}
  </div>
);
