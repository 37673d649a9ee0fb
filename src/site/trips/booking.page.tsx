import { Form, href, Link } from "react-router";
import { momentInWords } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { type BookingView, CancelBookingInput } from "../../features/bookings/index.ts";
import { bookingError, cancelBooking, readBooking } from "../../features/bookings/index.server.ts";
import { CancelPanel, ContactCard, ListingLink, PhaseBadge, StayAddress, StayFacts, StayDocuments } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { ReplyInput, ReviewGuestInput, ReviewStayInput } from "../../features/reviews/index.ts";
import { readStayReviews, replyToReview, reviewGuest, reviewStay } from "../../features/reviews/index.server.ts";
import { StayReviewPanel } from "../../features/reviews/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { resultFor } from "../../ui/form-result.ts";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/booking.page";
import { bookingIdOf } from "./booking-id.server.ts";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Booking", description: "Booking details.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const id = bookingIdOf(params);
  const booking = await readBooking(ctx, id);
  return { booking, reviews: booking.phase === "past" && booking.viewer.role !== "support" ? await readStayReviews(ctx, id) : null };
}, bookingError("booking_load_failed"));

export const action = pageAction({
  cancel: formHandler({
    input: CancelBookingInput,
    run: async (ctx, input, { params }) => {
      await cancelBooking(ctx, bookingIdOf(params), input);
      return { message: "The booking has been cancelled." };
    },
  }),
  "review-stay": formHandler({
    input: ReviewStayInput,
    run: async (ctx, input, { params }) => {
      await reviewStay(ctx, bookingIdOf(params), input);
      return { message: "Thanks! Your review was submitted." };
    },
  }),
  "review-guest": formHandler({
    input: ReviewGuestInput,
    run: async (ctx, input, { params }) => {
      await reviewGuest(ctx, bookingIdOf(params), input);
      return { message: "Thanks! Your review was submitted." };
    },
  }),
  reply: formHandler({
    input: ReplyInput,
    run: async (ctx, input, { params }) => {
      await replyToReview(ctx, bookingIdOf(params), input);
      return { message: "Your reply has been posted." };
    },
  }),
});

export default function BookingPage({ loaderData: { booking, reviews }, actionData }: Route.ComponentProps) {
  const { listing, viewer, phase, quote, cancellationPolicy } = booking;
  const policy = POLICY_WORDS[cancellationPolicy];
  const isHost = viewer.role === "host";
  const cancelled = resultFor(actionData, "cancel");
  return (
    <div className="page grid gap-6 py-10">
      <p>
        <Link to={`${isHost ? href("/host/bookings") : href("/trips")}?phase=${phase}`} className="link inline-flex min-h-11 items-center">
          {isHost ? "Bookings" : "Trips"}
        </Link>
      </p>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{listing.title}</h1>
        <PhaseBadge phase={phase} />
      </header>
      {phase === "cancelled" && <CancelledNotice booking={booking} />}
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
                reviews={reviews}
                isBoat={listing.type === "boat"}
                until={reviews.writableUntil && momentInWords(reviews.writableUntil, booking.timeZone)}
                result={actionData}
              />
            </Section>
          )}
          <Section title={isHost ? "Your guest" : "Your host"} id="contact">
            {isHost ? <ContactCard person={booking.guest} side="Guest" /> : <ContactCard person={booking.host} side="Host" />}
            {viewer.role === "support" ? (
              <ContactCard person={booking.guest} side="Guest" />
            ) : (
              <Form method="post" action={href("/bookings/:bookingId/thread", { bookingId: booking.id })}>
                <SubmitButton look="quiet">{isHost ? "Message guest" : "Message host"}</SubmitButton>
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
            <PriceBreakdown quote={quote} />
          </Section>
          {phase !== "cancelled" && viewer.role !== "host" && <StayDocuments booking={booking} />}
          <Section title="Cancellation policy" id="policy">
            <p>
              <strong className="font-semibold">{policy.title}.</strong> {policy.text}
            </p>
          </Section>
        </div>
        <CancelPanel booking={booking} result={cancelled} />
      </div>
    </div>
  );
}

function CancelledNotice({ booking: { viewer, cancelledBy, refundCents, totalCents } }: { booking: BookingView }) {
  const who = cancelledBy === viewer.role ? "You" : cancelledBy === "host" ? "The host" : "The guest";
  const guest = viewer.role === "guest" ? "You" : "The guest";
  const [refund, total] = [formatMoney(money(refundCents)), formatMoney(money(totalCents))];
  return (
    <Notice tone="bad">
      {who} cancelled this booking.{" "}
      {refundCents === 0
        ? "No refund was issued."
        : refundCents === totalCents
          ? `${guest} got a full refund (${refund}).`
          : `${guest} got ${refund} of ${total} back.`}
    </Notice>
  );
}
