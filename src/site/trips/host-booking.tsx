import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { momentInWords } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import type { BookingView } from "../../features/bookings/index.ts";
import { CancelPanel, ContactCard, ListingLink, PhaseBadge, StayAddress, StayDocuments, StayFacts } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import type { StayReviews } from "../../features/reviews/index.ts";
import { StayReviewPanel } from "../../features/reviews/parts.ts";
import { money } from "../../platform/money.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { type FormResult, resultFor } from "../../ui/form-result.ts";
import { Section } from "../../ui/page-heading.tsx";
import { useFormats } from "../../ui/use-formats.ts";

export type BookingProps = {
  booking: BookingView;
  reviews: StayReviews | null;
  now: Date;
  result: FormResult | undefined;
  /** What has just become of the booking, or waits for an answer. */
  news: ReactNode;
};

/** The booking as its host and support see it. */
export function HostBooking({ booking, reviews, now, result, news }: BookingProps) {
  const { listing, viewer, phase, quote, cancellationPolicy } = booking;
  const policy = POLICY_WORDS[cancellationPolicy];
  const formats = useFormats();
  const isHost = viewer.role === "host";
  return (
    <div className="page grid gap-6 py-10">
      <p>
        <Link to={`${isHost ? href("/host/bookings") : href("/trips")}?phase=${phase}`} className="link inline-flex min-h-11 items-center">
          {isHost ? "Bookings" : "Trips"}
        </Link>
      </p>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{listing.title}</h1>
        <PhaseBadge phase={phase} />
      </header>
      {news}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-6">
          <Section title={isHost ? "The stay" : "Your stay"} id="stay">
            <StayFacts booking={booking} />
            <StayAddress location={listing.location} />
            <ListingLink listing={listing} />
          </Section>
          {reviews && (reviews.isRevealed || reviews.writableUntil) && (
            <Section title="Reviews" id="reviews">
              <StayReviewPanel
                bookingId={booking.id}
                reviews={reviews}
                isBoat={listing.type === "boat"}
                until={reviews.writableUntil && momentInWords(reviews.writableUntil, booking.timeZone, formats)}
                result={result}
              />
            </Section>
          )}
          <Section title={isHost ? "Your guest" : "Your host"} id="contact">
            {isHost ? <ContactCard person={booking.guest} side="Guest" /> : <ContactCard person={booking.host} side="Host" />}
            {viewer.role === "support" ? (
              <ContactCard person={booking.guest} side="Guest" />
            ) : (
              <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId: booking.id })}>
                <SubmitButton look="quiet">Message guest</SubmitButton>
              </Form>
            )}
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
          {phase !== "cancelled" && viewer.role !== "host" && <StayDocuments booking={booking} />}
          <Section title="Cancellation policy" id="policy">
            <p>
              <strong className="font-semibold">{policy.title}.</strong> {policy.text}
            </p>
          </Section>
        </div>
        <CancelPanel booking={booking} now={now} result={resultFor(result, "cancel")} className="card p-5 sm:p-7" />
      </div>
    </div>
  );
}
