import { Mail, Phone } from "lucide-react";
import { formatMoney, money } from "../../../platform/money.ts";
import { BookingTitle, StayLine } from "../trips/booking-card.tsx";
import { OfferEnded } from "../reserving/listing-offer.tsx";
import { PhaseBadge } from "../phase-badge.tsx";
import type { HostBooking } from "./host-booking.schema.ts";

/** A booking in the host's list. */
export function HostBookingRow({ booking }: { booking: HostBooking }) {
  const { guest, listing, phase, payoutCents, reservationId } = booking;
  return (
    <article className="card group relative grid gap-x-6 gap-y-3 p-5 transition-colors duration-150 hover:border-sea sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <BookingTitle bookingId={booking.id}>
          <bdi>{guest.fullName}</bdi>
        </BookingTitle>
        <p className="wrap-anywhere text-muted">{listing.title}</p>
        <OfferEnded offer={listing.offer} />
        <StayLine booking={booking} />
        {booking.hasChangeRequest && <p className="font-semibold text-ember-text">This guest asks for a change</p>}
        <p className="relative z-10 flex flex-wrap gap-x-5 text-sm">
          {guest.email && (
            <a href={`mailto:${guest.email}`} className="link inline-flex min-h-8 items-center gap-1.5 wrap-anywhere">
              <Mail aria-hidden className="size-4 shrink-0" /> {guest.email}
            </a>
          )}
          {guest.phone && (
            <a href={`tel:${guest.phone.replace(/[^+\d]/g, "")}`} className="link inline-flex min-h-8 items-center gap-1.5 wrap-anywhere">
              <Phone aria-hidden className="size-4 shrink-0" /> {guest.phone}
            </a>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-col sm:items-end">
        <PhaseBadge phase={phase} />
        <p className="numbers">
          <strong className="font-semibold">{formatMoney(money(payoutCents))}</strong> <span className="text-muted">payout</span>
        </p>
        <p className="numbers text-sm text-muted">{reservationId}</p>
      </div>
    </article>
  );
}
