import { useId, useRef, useState } from "react";
import { href } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { type ListingView, POLICY_WORDS } from "../../listings/index.ts";
import { ReserveAction } from "./reserve-action.tsx";
import { ReserveBar } from "./reserve-bar.tsx";
import { ReserveForm } from "./reserve-form.tsx";
import { ReservePrice } from "./reserve-price.tsx";
import type { Reservation } from "./use-reservation.ts";

export type Reserving = { listing: ListingView; today: string; viewerId: string | null; reservation: Reservation };

/** Beside the listing, on wide screens. */
export function ReservePanel(props: Reserving) {
  const { listing, viewerId } = props;
  return (
    <aside aria-label="Reserve" className="card sticky top-20 z-10 grid gap-5 p-6 max-lg:hidden">
      <NightlyPrice listing={listing} />
      {viewerId === listing.hostId ? <OwnListing /> : <CardContents {...props} />}
    </aside>
  );
}

function CardContents({ listing, today, viewerId, reservation }: Reserving) {
  const formId = useId();
  const [asked, setAsked] = useState(0);
  return (
    <>
      <ReserveForm id={formId} layout="card" today={today} capacity={listing.capacity} reservation={reservation} calendarAskedFor={asked} />
      <ReservePrice price={reservation.price} />
      <ReserveAction
        listingId={listing.id}
        formId={formId}
        reservation={reservation}
        isSignedIn={viewerId !== null}
        onAskCalendar={() => setAsked(asked + 1)}
      />
      <FinePrint listing={listing} />
    </>
  );
}

/** On a phone: a bar at the bottom of the screen that opens the same panel as a sheet. */
export function ReserveDock({ listing, today, viewerId, reservation }: Reserving) {
  const [sheetId, formId] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(0);
  const isOwn = viewerId === listing.hostId;
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (!reservation.price.quote && !isOwn) setAsked(asked + 1);
  };
  return (
    <>
      <ReserveBar
        nightly={money(listing.nightlyPriceCents)}
        draft={reservation.draft}
        price={reservation.price}
        sheetId={sheetId}
        onOpen={open}
      />
      <Sheet
        id={sheetId}
        dialog={dialog}
        title={listing.title}
        className="grid gap-5 p-5"
        footer={
          !isOwn && (
            <ReserveAction
              listingId={listing.id}
              formId={formId}
              reservation={reservation}
              isSignedIn={viewerId !== null}
              onAskCalendar={() => setAsked(asked + 1)}
            />
          )
        }
      >
        <NightlyPrice listing={listing} />
        {isOwn ? (
          <OwnListing />
        ) : (
          <>
            <ReserveForm
              id={formId}
              layout="sheet"
              today={today}
              capacity={listing.capacity}
              reservation={reservation}
              calendarAskedFor={asked}
            />
            <ReservePrice price={reservation.price} />
            <FinePrint listing={listing} />
          </>
        )}
      </Sheet>
    </>
  );
}

const NightlyPrice = ({ listing }: { listing: ListingView }) => (
  <p className="numbers text-2xl leading-none">
    <strong className="font-semibold">{formatMoney(money(listing.nightlyPriceCents))}</strong>{" "}
    <span className="text-base text-muted">per night</span>
  </p>
);

const FinePrint = ({ listing: { cancellationPolicy, minimumNights } }: { listing: ListingView }) => (
  <p className="text-sm text-muted">
    {minimumNights > 1 && `${minimumNights}-night minimum. `}
    Cancellation: {POLICY_WORDS[cancellationPolicy].title}. {POLICY_WORDS[cancellationPolicy].text}
  </p>
);

function OwnListing() {
  return (
    <div className="grid gap-4">
      <p>This is your listing, so you can't reserve it. Guests choose their dates and see the full price here.</p>
      <LinkButton to={href("/host/manage")} look="quiet">
        Manage Properties
      </LinkButton>
    </div>
  );
}
