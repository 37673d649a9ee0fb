import { ImageOff } from "lucide-react";
import { Form, href } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { BookingTitle, StayLine } from "./booking-card.tsx";
import type { BookingSummary } from "../booking.schema.ts";
import { OfferEnded } from "../reserving/listing-offer.tsx";
import { PhaseBadge } from "../phase-badge.tsx";

/** A trip in a list; the whole card links to it. */
export function TripCard({ booking, priority = false }: { booking: BookingSummary; priority?: boolean }) {
  const { listing, phase, totalCents, refundCents } = booking;
  return (
    <article className="card group relative flex overflow-hidden transition-colors duration-150 hover:border-sea has-[a:focus-visible]:border-sea max-sm:flex-col">
      <div className="shrink-0 sm:w-64">
        {listing.cover ? (
          <ListingPhoto
            photo={listing.cover}
            sizes="(min-width: 40rem) 16rem, 100vw"
            priority={priority}
            className="aspect-16/9 sm:aspect-auto sm:h-full sm:min-h-48"
          />
        ) : (
          <div className="grid aspect-16/9 content-center justify-items-center bg-sand-deep text-muted sm:aspect-auto sm:h-full sm:min-h-48">
            <ImageOff aria-hidden className="size-8" />
          </div>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <BookingTitle bookingId={booking.id}>{listing.title}</BookingTitle>
          <PhaseBadge phase={phase} />
        </div>
        <p className="text-muted">{[listing.city, listing.state || listing.country].filter(Boolean).join(", ")}</p>
        <OfferEnded offer={listing.offer} />
        <StayLine booking={booking} />
        <div className="numbers mt-auto flex flex-wrap items-baseline gap-x-4 pt-3">
          <p className="mr-auto">
            <strong className="font-semibold">{formatMoney(money(totalCents))}</strong> <span className="text-muted">total</span>
            {refundCents > 0 && <span className="text-muted"> · {formatMoney(money(refundCents))} refunded</span>}
          </p>
          <MessageHost bookingId={booking.id} title={listing.title} />
          <span aria-hidden className="font-semibold text-sea group-hover:underline">
            View Details
          </span>
        </div>
      </div>
    </article>
  );
}

const MessageHost = ({ bookingId, title }: { bookingId: string; title: string }) => (
  <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId })} className="relative z-10">
    <button type="submit" aria-label={`Message host of ${title}`} className="link min-h-8 cursor-pointer font-semibold">
      Message host
    </button>
  </Form>
);
