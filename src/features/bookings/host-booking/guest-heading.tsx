import { CalendarDays, Languages, Mail, Phone, Star, UserRound } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { listInWords } from "../../../platform/words/list-words.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { bookingLine, partyInWords } from "../booking-words.ts";
import { PhaseBadge } from "../phase-badge.tsx";
import { ACTION_ICON, ACTION_LOOK } from "../trips/action-look.ts";
import { MessageAction } from "../trips/booking-actions.tsx";
import type { HostBookingDetails } from "./details.schema.ts";
import { arrivalInWords } from "./arrival-words.ts";

type Props = { details: HostBookingDetails; rating: { average: number | null; count: number } };

/** Who comes, when, and how to reach them. */
export function GuestHeading({ details: { booking, guest, noShow }, rating }: Props) {
  const { fullName, avatarUrl, email, phone } = booking.guest;
  const { id: bookingId, phase, listing, viewer, changeRequest } = booking;
  const arrival = arrivalInWords(booking);
  return (
    <header className="card grid gap-5 p-5 sm:p-7">
      <div className="flex items-start gap-4 sm:gap-5">
        <Avatar name={fullName} url={avatarUrl} size="large" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{fullName}</bdi>
          </h1>
          <p className="numbers font-medium">
            {bookingLine(booking, useFormats())} · {partyInWords(booking)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {noShow.at ? (
              <span className="rounded-full bg-brick-wash px-3 py-1 text-sm font-semibold text-brick">No-show</span>
            ) : (
              phase !== "upcoming" && <PhaseBadge phase={phase} />
            )}
            {arrival && <span className="rounded-full bg-sea-wash px-3 py-1 text-sm font-semibold text-sea">{arrival}</span>}
            <span className="wrap-anywhere text-muted">{listing.title}</span>
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {guest.memberSince && (
          <Fact icon={<UserRound aria-hidden className="size-4 shrink-0 text-sea" />}>Member since {guest.memberSince}</Fact>
        )}
        <Fact icon={<Star aria-hidden className="size-4 shrink-0 text-sea" />}>
          {rating.average === null
            ? "No reviews from hosts yet"
            : `${rating.average.toFixed(1)} from ${countOf(rating.count, "host review")}`}
        </Fact>
        {guest.languages.length > 0 && (
          <Fact icon={<Languages aria-hidden className="size-4 shrink-0 text-sea" />}>Speaks {listInWords(guest.languages)}</Fact>
        )}
      </ul>
      {guest.bio && <p className="max-w-2xl wrap-anywhere text-muted">{guest.bio}</p>}
      <ul aria-label="Manage this booking" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <li>
          <MessageAction bookingId={bookingId} label="Message guest" />
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={ACTION_LOOK}>
              <Phone aria-hidden className={ACTION_ICON} /> <span className="sr-only">Call</span> {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={`${ACTION_LOOK} wrap-anywhere`}>
              <Mail aria-hidden className={ACTION_ICON} /> <span className="sr-only">Email</span> {email}
            </a>
          </li>
        )}
        {viewer.changing && !changeRequest && (
          <li>
            <Link
              to={href(booking.charter ? "/host/bookings/:bookingId/start" : "/host/bookings/:bookingId/change", { bookingId })}
              className={ACTION_LOOK}
            >
              <CalendarDays aria-hidden className={ACTION_ICON} /> Change
            </Link>
          </li>
        )}
        {listing.offer !== "ended" && !viewer.cancelling && (
          <li>
            <Link to={href("/host/manage/:listingId/calendar", { listingId: listing.id })} className={ACTION_LOOK}>
              <CalendarDays aria-hidden className={ACTION_ICON} /> Calendar
            </Link>
          </li>
        )}
      </ul>
    </header>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    {icon} <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);
