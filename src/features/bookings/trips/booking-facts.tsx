import { Mail, MapPin, Phone } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { zoneInWords } from "../../../platform/words/zone-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Contact } from "../../accounts/index.ts";
import { nightsInWords, zoneOf } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import type { Location } from "../../listings/index.ts";
import { addressLine, charterWords, cityOf, mapLink, partyInWords, placeOf } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";

/** Dates, times, guests and the booking reference. */
export function StayFacts({ booking }: { booking: BookingView }) {
  const { checkIn, checkOut, checkInTime, checkOutTime, reservationId, timeZone, charter } = booking;
  const formats = useFormats();
  if (charter) return <CharterFacts booking={booking} charter={charter} />;
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <Fact label="Check-in" note={`After ${timeInWords(checkInTime, formats)}`}>
        {dayInWords(checkIn)}
      </Fact>
      <Fact label="Check-out" note={`Before ${timeInWords(checkOutTime, formats)}`}>
        {dayInWords(checkOut)}
      </Fact>
      <Fact label="Stay" note={`All times are ${zoneInWords(timeZone)}`}>
        {nightsInWords(booking)}, {partyInWords(booking)}
      </Fact>
      <Fact label="Booking reference">
        <span className="numbers">{reservationId}</span>
      </Fact>
    </dl>
  );
}

/** A charter's times, places, crew and guests, and the booking reference. */
function CharterFacts({ booking, charter }: { booking: BookingView; charter: BookedCharter }) {
  const { checkIn, checkOut, license, reservationId } = booking;
  const formats = useFormats();
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <Fact label="Start" note={`At ${timeInWords(charter.startsAt, formats)}, ${placeOf(charter.beginsPlace)}`}>
        {dayInWords(checkIn)}
      </Fact>
      <Fact label="Return" note={`At ${timeInWords(charter.returnsAt, formats)}, ${placeOf(charter.endsPlace)}`}>
        {dayInWords(checkOut)}
      </Fact>
      <Fact label="Trip" note={`All times are ${zoneOf(charter, cityOf(booking))}`}>
        {charterWords(charter)}, {partyInWords(booking)}
      </Fact>
      {license && (
        <Fact label="License to steer" note={`Issued in ${license.country}`}>
          {license.kind}, {license.number}
        </Fact>
      )}
      <Fact label="Booking reference">
        <span className="numbers">{reservationId}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">
        {children}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}

export function StayAddress({ location }: { location: Location }) {
  const link = mapLink(location);
  return (
    <p className="flex gap-3">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
      <span className="wrap-anywhere">
        {addressLine(location)}
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className="link block">
            Open in map<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </span>
    </p>
  );
}

/** The other side, with contact details while the booking is confirmed. */
export function ContactCard({ person, side, page }: { person: Contact; side?: string; page?: string | false }) {
  const { fullName, avatarUrl, email, phone } = person;
  return (
    <div className="flex items-start gap-4">
      <Avatar name={fullName} url={avatarUrl} />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">
          {page ? (
            <Link to={page} className="link">
              <bdi>{fullName}</bdi>
            </Link>
          ) : (
            <bdi>{fullName}</bdi>
          )}
        </p>
        {side && <p className="text-sm text-muted">{side}</p>}
        {email && (
          <a href={`mailto:${email}`} className="link flex min-h-8 items-center gap-2 wrap-anywhere">
            <Mail aria-hidden className="size-4 shrink-0" /> {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link flex min-h-8 items-center gap-2 wrap-anywhere">
            <Phone aria-hidden className="size-4 shrink-0" /> {phone}
          </a>
        )}
      </div>
    </div>
  );
}
