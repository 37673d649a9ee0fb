import { type ReactNode, useEffect } from "react";
import { href, Link, redirect } from "react-router";
import { givenName } from "../../features/accounts/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { bookingLine, type BookingView } from "../../features/bookings/index.ts";
import { bookedWith, bookingError, readBooking } from "../../features/bookings/index.server.ts";
import {
  ContactCard,
  StayDocumentItems,
  keptCheckout,
  MessageHost,
  StayAddress,
  StayFacts,
  PaidWith,
} from "../../features/bookings/parts.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { plansAround } from "../../features/trip-plans/index.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { dayInWords } from "../../platform/words/day-words.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CardPart } from "../../ui/card-part.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { forgetFields } from "../../ui/forms/use-kept-fields.ts";
import { WelcomeScene } from "../../ui/art/welcome-scene.tsx";
import type { Route } from "./+types/booking-confirmation.page";
import { bookingIdOf } from "./booking-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Booking Confirmed", description: "Your booking and next steps.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const bookingId = bookingIdOf(params);
  const booking = await readBooking(ctx, bookingId);
  // There is nothing to celebrate; its page says what was refunded.
  if (booking.phase === "cancelled") throw redirect(href("/bookings/:bookingId", { bookingId }));
  const others = booking.viewer.role === "guest" ? await bookedWith(ctx, bookingId) : [];
  const [together, plan] = await Promise.all([
    Promise.all(others.map((id) => readBooking(ctx, id))),
    others.length > 0 ? plansAround(ctx, bookingId) : null,
  ]);
  return { booking, together, planId: plan?.current?.id ?? null };
}, bookingError("booking_load_failed"));

export default function BookingConfirmation({ loaderData: { booking, together, planId } }: Route.ComponentProps) {
  const { listing, host, quote, viewer } = booking;
  useEffect(() => forgetFields(keptCheckout(listing.id)), [listing.id]);
  return (
    <div className="page py-8">
      <article className="card overflow-hidden">
        {viewer.role === "guest" && <WelcomeScene className="block aspect-5/2 w-full sm:aspect-4/1" />}
        <Greeting booking={booking} />
        <div className="grid border-t border-line lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid content-start divide-y divide-line border-line max-lg:border-b lg:border-r">
            <CardPart title="Next steps" id="next">
              <NextSteps booking={booking} />
            </CardPart>
            {together.length > 0 && (
              <CardPart title="Booked together" id="together">
                <BookedTogether booking={booking} together={together} planId={planId} />
              </CardPart>
            )}
            <CardPart title={listing.title} id="stay">
              <StayAddress location={listing.location} />
              <StayFacts booking={booking} />
            </CardPart>
            <CardPart title="Your host" id="host">
              <ContactCard person={host} page={listing.offer === "open" && href("/hosts/:hostId", { hostId: host.id })} />
            </CardPart>
          </div>
          <div className="grid content-start divide-y divide-line">
            {listing.cover && (
              <ListingPhoto photo={listing.cover} sizes="(min-width: 64rem) 23rem, 100vw" className="aspect-16/9! max-lg:hidden" />
            )}
            <CardPart title="Price" id="price">
              <PriceBreakdown quote={quote} totalLabel="Total Paid" />
              <PaidWith payments={booking.payments} />
            </CardPart>
          </div>
        </div>
      </article>
    </div>
  );
}

function Greeting({ booking }: { booking: BookingView }) {
  const { id: bookingId, listing, guest, viewer } = booking;
  const isGuest = viewer.role === "guest";
  return (
    <header className="grid gap-5 p-5 sm:p-7">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Booking Confirmed</h1>
        {isGuest && (
          <p className="font-serif text-xl font-semibold text-sea sm:text-2xl">
            You're going {booking.charter ? "out from" : "to"} {listing.location.city}, <bdi>{givenName(guest.fullName)}</bdi>!
          </p>
        )}
      </div>
      <ul className="grid grid-cols-2 items-center gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-6">
        <li className="max-sm:col-span-2 max-sm:pb-2">
          <LinkButton to={href("/bookings/:bookingId", { bookingId })} className="w-full">
            {isGuest ? "View your trip" : "View booking"}
          </LinkButton>
        </li>
        <StayDocumentItems booking={booking} />
        {isGuest && (
          <li>
            <MessageHost bookingId={bookingId} />
          </li>
        )}
      </ul>
    </header>
  );
}

/** What was booked and paid with it, and where both are one trip. */
function BookedTogether({ booking, together, planId }: Route.ComponentProps["loaderData"]) {
  const formats = useFormats();
  const cents = [booking, ...together].reduce((sum, { totalCents }) => sum + totalCents, 0);
  return (
    <>
      <ul className="grid gap-3">
        {together.map((other) => (
          <li key={other.id}>
            <Link to={href("/bookings/:bookingId", { bookingId: other.id })} className="link font-medium">
              {other.listing.title}
            </Link>
            <span className="numbers block text-sm text-muted wrap-anywhere">{bookingLine(other, formats)}</span>
          </li>
        ))}
      </ul>
      <p className="numbers mt-4">
        You paid <b>{formatMoney(money(cents))}</b> for all of it.
      </p>
      {planId && (
        <p>
          <Link to={href("/trip-plans/:planId", { planId })} className="link">
            See your trip day by day
          </Link>
        </p>
      )}
    </>
  );
}

function NextSteps({ booking: { id: bookingId, host, guest, checkIn, checkInTime, listing, charter } }: { booking: BookingView }) {
  const formats = useFormats();
  return (
    <>
      <ol className="grid gap-4">
        <Step number={1}>
          Check your email. The details are on their way to <span className="wrap-anywhere">{guest.email}</span>.
        </Step>
        <Step number={2}>
          {charter ? (
            <>
              Be at {charter.beginsPlace || "the marina"} by {timeInWords(checkInTime, formats)} on {dayInWords(checkIn)}.
              {charter.crew === "bareboat" && " Bring your license."}
            </>
          ) : (
            <>
              Tell <bdi>{givenName(host.fullName)}</bdi> when you'll {listing.type === "boat" ? "come aboard" : "arrive"}. Check-in is after{" "}
              {timeInWords(checkInTime, formats)}.
            </>
          )}
        </Step>
        <Step number={3}>
          Plans change?{" "}
          <Link to={href("/bookings/:bookingId", { bookingId })} className="link">
            Open your trip
          </Link>{" "}
          to {charter ? "cancel it or message your host" : "change or cancel it"}.
        </Step>
      </ol>
      <p>
        <Link to={href("/profile")} className="link">
          Go to my profile
        </Link>
      </p>
    </>
  );
}

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-3">
    <span
      aria-hidden
      className="numbers grid size-7 shrink-0 content-center justify-items-center rounded-full bg-sea-wash text-sm font-semibold text-sea"
    >
      {number}
    </span>
    <p className="min-w-0 pt-0.5">{children}</p>
  </li>
);
