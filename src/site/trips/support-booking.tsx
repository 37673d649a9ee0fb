import type { ReactNode } from "react";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import type { BookingView } from "../../features/bookings/index.ts";
import { ContactCard, ListingLink, PhaseBadge, StayAddress, StayDocuments, StayFacts } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { money } from "../../platform/money.ts";
import { Section } from "../../ui/page/page-heading.tsx";

/** The booking as support sees it. */
export function SupportBooking({ booking, news }: { booking: BookingView; news: ReactNode }) {
  const { listing, phase, quote, cancellationPolicy } = booking;
  const policy = POLICY_WORDS[cancellationPolicy];
  return (
    <div className="page grid gap-6 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{listing.title}</h1>
        <PhaseBadge phase={phase} />
      </header>
      {news}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-6">
          <Section title={booking.charter ? "The trip" : "The stay"} id="stay">
            <StayFacts booking={booking} />
            <StayAddress location={listing.location} />
            <ListingLink listing={listing} />
          </Section>
          <Section title="Host and guest" id="contact">
            <ContactCard person={booking.host} side="Host" />
            <ContactCard person={booking.guest} side="Guest" />
          </Section>
          {listing.houseRules.length > 0 && (
            <Section title="House rules" id="rules">
              <ul className="grid list-disc gap-1 pl-5">
                {listing.houseRules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <div className="grid gap-6">
          {listing.cover && (
            <ListingPhoto photo={listing.cover} sizes="(min-width: 64rem) 23rem, 100vw" className="aspect-4/3 rounded-lg max-lg:hidden" />
          )}
          <Section title="Price" id="price">
            <PriceBreakdown quote={quote} refund={phase === "cancelled" ? money(booking.refundCents) : undefined} />
          </Section>
          {phase !== "cancelled" && <StayDocuments booking={booking} />}
          <Section title="Cancellation policy" id="policy">
            <p>
              <strong className="font-semibold">{policy.title}.</strong> {booking.charter ? policy.charterText : policy.text}
            </p>
          </Section>
        </div>
      </div>
    </div>
  );
}
