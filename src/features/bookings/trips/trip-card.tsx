import { ImageOff } from "lucide-react";
import { Form, href } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { SubmitButton } from "../../../ui/button.tsx";
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
            className="aspect-16/9 sm:aspect-4/3 sm:h-full"
          />
        ) : (
          <div className="grid aspect-16/9 content-center justify-items-center bg-sand-deep text-muted sm:aspect-4/3 sm:h-full">
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
        <p className="numbers mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <span>
            <strong className="font-semibold">{formatMoney(money(totalCents))}</strong> <span className="text-muted">total</span>
            {refundCents > 0 && <span className="text-muted"> · {formatMoney(money(refundCents))} refunded</span>}
          </span>
          <span aria-hidden className="font-semibold text-sea group-hover:underline">
            View Details
          </span>
        </p>
        <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId: booking.id })} className="relative z-10 self-start pt-2">
          <SubmitButton look="quiet" className="text-sm" aria-label={`Message host of ${listing.title}`}>
            Message host
          </SubmitButton>
        </Form>
      </div>
    </article>
  );
}
