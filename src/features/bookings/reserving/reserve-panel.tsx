import { useId, useState } from "react";
import { href } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { countOf, instantAt, type Quote } from "../../availability/index.ts";
import { type ListingView, POLICY_WORDS } from "../../listings/index.ts";
import { policyForStay } from "../cancelling/policy-for-stay.ts";
import { HOW_REQUESTS_GO, isInstantFrom, reserveLabel } from "../requests/request.rules.ts";
import { ReserveAction } from "./reserve-action.tsx";
import { DateFields } from "./date-fields.tsx";
import { dateFault } from "./refusal.ts";
import { PriceSummary } from "./reserve-bar.tsx";
import { ReserveForm } from "./reserve-form.tsx";
import { ReservePrice } from "./reserve-price.tsx";
import type { Reservation } from "./use-reservation.ts";

export type Reserving = { listing: ListingView; today: string; viewerId: string | null; reservation: Reservation };

/** Beside the listing, on wide screens. */
export function ReservePanel(props: Reserving) {
  const { listing, viewerId, reservation } = props;
  const { quote } = reservation.price;
  return (
    <aside
      id="reserve"
      aria-label="Reserve"
      className="card sticky top-34 z-10 grid max-h-[calc(100dvh-9.5rem)] gap-5 overflow-y-auto p-6 max-lg:hidden"
    >
      <HeadlinePrice listing={listing} quote={quote} />
      {viewerId === listing.hostId ? <OwnListing /> : <CardContents {...props} />}
    </aside>
  );
}

function CardContents({ listing, today, reservation }: Reserving) {
  const formId = useId();
  const { draft, change, price, calendar } = reservation;
  const label = reserveLabel(listing, draft.checkIn, today);
  const askCalendar = () => calendar.leadTo(true);
  return (
    <>
      <ReserveForm
        id={formId}
        listing={listing}
        reservation={reservation}
        onMissingDates={askCalendar}
        dates={
          <DateFields
            draft={draft}
            today={today}
            error={dateFault(price.refusal)}
            onChange={change}
            onPoint={() => calendar.leadTo(false)}
          />
        }
      />
      <ReservePrice price={price} />
      <ReserveAction formId={formId} reservation={reservation} label={label} onAskCalendar={askCalendar} />
      <FinePrint listing={listing} quote={price.quote} today={today} />
    </>
  );
}

/** In the bar at the top, where the panel is out of sight. Without dates it leads to the calendar. */
export function ReserveStandIn({ listing, today, viewerId, reservation }: Reserving) {
  if (viewerId === listing.hostId) return null;
  return (
    <>
      <PriceSummary nightly={money(listing.nightlyPriceCents)} draft={reservation.draft} price={reservation.price} />
      <div className="min-w-32">
        <ReserveAction
          formId="reserve"
          reservation={reservation}
          label={reserveLabel(listing, reservation.draft.checkIn, today)}
          onAskCalendar={() => reservation.calendar.leadTo(true)}
        />
      </div>
    </>
  );
}

/** With dates it is the total, which is what a guest compares; without, a night. */
export const HeadlinePrice = ({ listing, quote }: { listing: ListingView; quote: Quote | null }) => (
  <p className="numbers text-2xl leading-none">
    <strong className="font-semibold">{formatMoney(quote?.total ?? money(listing.nightlyPriceCents))}</strong>{" "}
    <span className="text-base text-muted">{quote ? `total · ${countOf(quote.nights.length, "night")}` : "per night"}</span>
  </p>
);

export function FinePrint({ listing, quote, today }: { listing: ListingView; quote: Quote | null; today: string }) {
  const { cancellationPolicy, minimumNights, timeZone, checkInTime } = listing;
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const checkIn = quote?.nights[0]?.night;
  const beginsAt = checkIn && instantAt(timeZone, checkIn, checkInTime);
  return (
    <p className="numbers text-sm text-muted">
      {checkIn && !isInstantFrom(listing, checkIn, today) && `${HOW_REQUESTS_GO} `}
      {minimumNights > 1 && `${minimumNights}-night minimum. `}
      Cancellation: {POLICY_WORDS[cancellationPolicy].title}.{" "}
      {quote && beginsAt
        ? policyForStay({ cancellationPolicy, beginsAt, timeZone, serviceFee: quote.serviceFee }, now, formats)
        : POLICY_WORDS[cancellationPolicy].text}
    </p>
  );
}

export function OwnListing() {
  return (
    <div className="grid gap-4">
      <p>This is your listing, so you can't reserve it. Guests choose their dates and see the full price here.</p>
      <LinkButton to={href("/host/manage")} look="quiet">
        Manage Properties
      </LinkButton>
    </div>
  );
}
