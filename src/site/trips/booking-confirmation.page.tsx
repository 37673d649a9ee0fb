import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { href, Link, useRouteLoaderData } from "react-router";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { type BookingView } from "../../features/bookings/index.ts";
import { bookingError, readBooking } from "../../features/bookings/index.server.ts";
import { ContactCard, StayAddress, StayFacts, StayDocuments } from "../../features/bookings/parts.ts";
import { ListingPhoto } from "../../features/listings/parts.ts";
import { firstName } from "../../platform/first-name.ts";
import { timeInWords } from "../../platform/time-words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/booking-confirmation.page";
import { bookingIdOf } from "./booking-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { SiteData } from "../server/site-data.server.ts";

export const meta = metaOf({ title: "Booking Confirmed", description: "Your booking and next steps.", hidden: true });

export const loader = pageLoader((ctx, { params }) => readBooking(ctx, bookingIdOf(params)), bookingError("booking_load_failed"));

export default function BookingConfirmation({ loaderData: booking }: Route.ComponentProps) {
  const { listing, host, quote } = booking;
  return (
    <div className="page grid gap-8 py-10">
      <Banner booking={booking} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <section aria-labelledby="stay" className="card overflow-hidden">
          {listing.cover && (
            <ListingPhoto photo={listing.cover} priority sizes="(min-width: 76rem) 48rem, 100vw" className="aspect-2/1! sm:aspect-5/2!" />
          )}
          <div className="grid gap-5 p-5 sm:p-7">
            <h2 id="stay" className="text-2xl wrap-anywhere">
              {listing.title}
            </h2>
            <StayAddress location={listing.location} />
            <hr className="border-line" />
            <StayFacts booking={booking} />
          </div>
        </section>
        <div className="grid gap-6 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Section title="Save your trip details" id="documents">
            <StayDocuments booking={booking} />
          </Section>
          <Section title="Price" id="price">
            <PriceBreakdown quote={quote} totalLabel="Total Paid" />
          </Section>
        </div>
        <Section title="Your host" id="host">
          <ContactCard person={host} side="Host" />
        </Section>
        <NextSteps booking={booking} />
      </div>
    </div>
  );
}

function Banner({ booking: { id, phase, guest, viewer } }: { booking: BookingView }) {
  const brand = useRouteLoaderData<SiteData>("root")?.brand;
  if (phase === "cancelled")
    return (
      <header className="grid gap-4">
        <h1 className="text-3xl sm:text-4xl">Booking cancelled</h1>
        <Notice tone="bad">
          This booking has been cancelled.{" "}
          <Link to={href("/bookings/:bookingId", { bookingId: id })} className="link">
            See refund details
          </Link>
        </Notice>
      </header>
    );
  return (
    <header className="flex items-start gap-4 rounded-lg border border-moss bg-moss-wash p-5 sm:items-center sm:p-7">
      <CircleCheck aria-hidden className="size-10 shrink-0 text-moss sm:size-12" />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">Booking Confirmed</h1>
        {viewer.role === "guest" && (
          <p className="mt-1 wrap-anywhere">
            Thanks for booking with {brand}. We sent the details to {guest.email}.
          </p>
        )}
      </div>
    </header>
  );
}

function NextSteps({ booking }: { booking: BookingView }) {
  const { id, host, checkInTime, listing, phase } = booking;
  if (phase === "cancelled") return null;
  return (
    <Section title="Next steps" id="next">
      <ol className="grid gap-4">
        <Step number={1} title="Add it to your calendar">
          Download the itinerary so you have the address and your host’s number offline.
        </Step>
        <Step number={2} title={`Tell ${firstName(host.fullName)} when you’ll arrive`}>
          Check-in is after {timeInWords(checkInTime)}. Your host can tell you how to get {listing.type === "boat" ? "aboard" : "in"}.
        </Step>
        <Step number={3} title="If your plans change">
          <Link to={href("/bookings/:bookingId", { bookingId: id })} className="link">
            Open the booking
          </Link>{" "}
          to see your refund before you cancel.
        </Step>
      </ol>
      <p>
        <LinkButton to={href("/profile")} look="quiet">
          Go to my profile
        </LinkButton>
      </p>
    </Section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="numbers grid size-8 shrink-0 content-center justify-items-center rounded-full bg-sea-wash font-semibold text-sea"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}
