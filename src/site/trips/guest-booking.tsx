import { BackLink } from "../../ui/page/back-link.tsx";
import type { ComponentProps, ReactNode } from "react";
import { href } from "react-router";
import { givenName } from "../../features/accounts/index.ts";
import type { ShownArrival } from "../../features/arrival/index.ts";
import { GettingIn } from "../../features/arrival/parts.ts";
import { momentInWords } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { bookedWhen, type BookingView, partyInWords, type PassengerList } from "../../features/bookings/index.ts";
import {
  BookingActions,
  CancelPanel,
  ContactCard,
  countdownInWords,
  leavingInWords,
  ListingLink,
  PaidWith,
  PassengerForm,
  PassengerRows,
  PhaseBadge,
  policyForBooking,
  StayAddress,
  StayFacts,
} from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import type { StayReviews } from "../../features/reviews/index.ts";
import { StayReviewPanel } from "../../features/reviews/parts.ts";
import { PlanCard } from "../../features/trip-plans/parts.ts";
import { money } from "../../platform/money.ts";
import { CardPart } from "../../ui/card-part.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { useFormats } from "../../ui/time/use-formats.ts";
import { StayMap } from "./stay-map.tsx";

type Props = {
  booking: BookingView;
  reviews: StayReviews | null;
  /** Of a charter that stands. */
  passengers: PassengerList | null;
  /** Of a booking that is ahead. */
  plans: ComponentProps<typeof PlanCard>["plans"] | null;
  /** Of a booking that stands. */
  arrival: ShownArrival | null;
  now: Date;
  result: FormResult | undefined;
  /** What has just become of the booking, or waits for an answer. */
  news: ReactNode;
};

/** The booking as its guest sees it: all of it on one card. */
export function GuestBooking({ booking, reviews, passengers, plans, arrival, now, result, news }: Props) {
  const { listing, phase } = booking;
  const isAhead = phase === "upcoming" || phase === "current";
  const isBoat = listing.type === "boat";
  const policy = POLICY_WORDS[booking.cancellationPolicy];
  const formats = useFormats();
  const writable = reviews?.writableUntil ?? null;
  return (
    <div className="page grid gap-5 py-8">
      <BackToTrips phase={phase} />
      {news}
      <article className="card overflow-hidden">
        <Heading booking={booking} />
        <div className="border-b border-line px-5 py-4 sm:px-7">
          <BookingActions booking={booking} />
        </div>
        <div className="grid lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid content-start divide-y divide-line border-line max-lg:border-b lg:border-r">
            {reviews && (reviews.isRevealed || reviews.isTakenDown || writable) && (
              <CardPart title="Reviews" id="reviews">
                <StayReviewPanel
                  bookingId={booking.id}
                  reviews={reviews}
                  isBoat={isBoat}
                  until={writable && momentInWords(writable, booking.timeZone, formats)}
                  result={result}
                />
              </CardPart>
            )}
            {arrival && <GettingIn arrival={arrival} booking={booking} />}
            <CardPart title={booking.charter ? "Your trip" : "Your stay"} id="stay">
              <StayFacts booking={booking} />
              <ListingLink listing={listing} />
            </CardPart>
            {passengers && (
              <CardPart title="Who's aboard" id="aboard">
                {passengers.isOpen ? (
                  <PassengerForm list={passengers} booker={booking.guest} result={resultFor(result, "passengers")} />
                ) : (
                  <PassengerRows list={passengers} />
                )}
              </CardPart>
            )}
            {phase !== "cancelled" && (
              <CardPart title={isAhead ? "Getting there" : booking.charter ? "Where you went aboard" : "Where you stayed"} id="arrival">
                <StayAddress location={listing.location} />
                {isAhead && <StayMap listing={listing} />}
              </CardPart>
            )}
            {plans && (
              <CardPart title="Trip plan" id="plan">
                <PlanCard plans={plans} result={resultFor(result, "plan-trip") ?? resultFor(result, "add-to-plan")} />
              </CardPart>
            )}
          </div>
          <div className="grid content-start divide-y divide-line">
            <CardPart title="Price" id="price">
              <PriceBreakdown quote={booking.quote} refund={phase === "cancelled" ? money(booking.refundCents) : undefined} />
              <PaidWith payments={booking.payments} />
            </CardPart>
            {phase !== "past" && (
              <CardPart title="Cancellation policy" id="policy">
                <p>
                  <strong className="font-semibold">{policy.title}.</strong>{" "}
                  {phase === "upcoming" ? policyForBooking(booking, now, formats) : booking.charter ? policy.charterText : policy.text}
                </p>
                <CancelPanel booking={booking} now={now} result={resultFor(result, "cancel")} className="border-t border-line pt-3" />
              </CardPart>
            )}
            <Host booking={booking} isToldByThem={isAhead && !arrival?.opensAt} />
            {isAhead && <HouseRules listing={listing} />}
          </div>
        </div>
      </article>
    </div>
  );
}

const Host = ({ booking: { host, listing }, isToldByThem }: Pick<Props, "booking"> & { isToldByThem: boolean }) => (
  <CardPart title="Your host" id="contact">
    <ContactCard person={host} page={listing.offer === "open" && href("/hosts/:hostId", { hostId: host.id })} />
    {isToldByThem && (
      <p className="text-muted">
        <bdi>{givenName(host.fullName)}</bdi> will send {listing.type === "boat" ? "boarding" : "check-in"} details. Haven't heard by the
        day before? Send a message.
      </p>
    )}
  </CardPart>
);

const BackToTrips = ({ phase }: Pick<BookingView, "phase">) => <BackLink to={`${href("/trips")}?phase=${phase}`}>Trips</BackLink>;

const HouseRules = ({ listing: { type, houseRules } }: Pick<BookingView, "listing">) =>
  houseRules.length > 0 && (
    <CardPart title={type === "boat" ? "Rules on board" : "House rules"} id="rules">
      <ul className="grid list-disc gap-1 pl-5">
        {houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </CardPart>
  );

function Heading({ booking }: { booking: BookingView }) {
  const { listing, phase } = booking;
  const { cover, location } = listing;
  const formats = useFormats();
  const countdown = countdownInWords(booking);
  return (
    <header className="flex border-b border-line max-sm:flex-col">
      {cover && (
        <div className="shrink-0 sm:w-2/5 sm:max-w-96">
          <ListingPhoto
            photo={cover}
            priority
            sizes="(min-width: 40rem) 24rem, 100vw"
            className="aspect-16/9! sm:aspect-auto! sm:h-full sm:min-h-52"
          />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col items-start justify-center gap-2 p-5 sm:p-7">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold text-sea">
          <PhaseBadge phase={phase} />
          {countdown && (
            <span>
              {countdown}
              {phase === "current" && `, ${leavingInWords(booking, formats)}`}
            </span>
          )}
        </p>
        <h1 className="max-w-full text-2xl wrap-anywhere sm:text-3xl">{listing.title}</h1>
        <p className="numbers max-w-full text-pretty wrap-anywhere text-muted">
          {[location.city, location.state || location.country].filter(Boolean).join(", ")} · {bookedWhen(booking, formats)} ·{" "}
          {partyInWords(booking)}
        </p>
      </div>
    </header>
  );
}
