import { CalendarDays, Mail, Phone } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { manualName } from "../../availability/index.ts";
import { bookingLine } from "../booking-words.ts";
import { arrivalInWords } from "../host-booking/arrival-words.ts";
import { PhaseBadge } from "../phase-badge.tsx";
import { ACTION_ICON, ACTION_LOOK } from "../trips/action-look.ts";
import { guestsBeside } from "./entry-words.ts";
import type { ManualEntry } from "./host-booking.schema.ts";

/** Who comes, when, and how to reach them. */
export function ManualHeading({ booking }: { booking: ManualEntry }) {
  const { listing, phase, contact, checkIn } = booking;
  const name = manualName(booking);
  const arrival = arrivalInWords(booking);
  const calendar = `${href("/host/manage/:listingId/calendar", { listingId: listing.id })}?month=${checkIn.slice(0, 7)}`;
  return (
    <header className="card grid gap-5 p-5 sm:p-7">
      <div className="flex items-start gap-4 sm:gap-5">
        <Avatar name={name} url={null} size="large" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="numbers font-medium">
            {bookingLine(booking, useFormats())}
            {guestsBeside(booking)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="rounded-full bg-sand-deep px-3 py-1 text-sm font-semibold">Added by you</span>
            {phase !== "upcoming" && <PhaseBadge phase={phase} />}
            {arrival && <span className="rounded-full bg-sea-wash px-3 py-1 text-sm font-semibold text-sea">{arrival}</span>}
            <span className="wrap-anywhere text-muted">{listing.title}</span>
          </p>
        </div>
      </div>
      <ul aria-label="Manage this booking" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <Contact contact={contact} />
        {listing.offer !== "ended" && (
          <li>
            <Link to={calendar} className={ACTION_LOOK}>
              <CalendarDays aria-hidden className={ACTION_ICON} /> Calendar
            </Link>
          </li>
        )}
      </ul>
    </header>
  );
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** A link where it is nothing but an email or a phone number. */
function Contact({ contact }: { contact: string }) {
  if (!contact) return null;
  if (EMAIL.test(contact))
    return (
      <li>
        <a href={`mailto:${contact}`} className={`${ACTION_LOOK} wrap-anywhere`}>
          <Mail aria-hidden className={ACTION_ICON} /> <span className="sr-only">Email</span> {contact}
        </a>
      </li>
    );
  if (PHONE.test(contact))
    return (
      <li>
        <a href={`tel:${contact.replace(/[^+\d]/g, "")}`} className={ACTION_LOOK}>
          <Phone aria-hidden className={ACTION_ICON} /> <span className="sr-only">Call</span> {contact}
        </a>
      </li>
    );
  return <li className="flex min-h-11 items-center wrap-anywhere">{contact}</li>;
}
