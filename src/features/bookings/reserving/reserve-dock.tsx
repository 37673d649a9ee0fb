import { type ComponentProps, useId, useRef, useState } from "react";
import { money } from "../../../platform/money.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { Stay } from "../../availability/index.ts";
import { warmStayCalendar } from "../../availability/parts.ts";
import { reserveLabel } from "../requests/request.rules.ts";
import { dateFault } from "./refusal.ts";
import { ReserveAction } from "./reserve-action.tsx";
import { PriceSummary, ReserveBar } from "./reserve-bar.tsx";
import { ReserveForm } from "./reserve-form.tsx";
import { FinePrint, HeadlinePrice, OwnListing, type Reserving } from "./reserve-panel.tsx";
import { ReservePrice } from "./reserve-price.tsx";
import { SheetDates } from "./sheet-dates.tsx";
import { nextDate } from "./stay-draft.ts";

/** On a phone: a bar at the bottom of the screen that opens a sheet with the calendar, the guests and the price. */
export function ReserveDock({ listing, today, viewerId, reservation }: Reserving) {
  const [sheetId, formId] = [useId(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState(0);
  const { draft, change, price, calendar } = reservation;
  const isOwn = viewerId === listing.hostId;
  const summary = { nightly: money(listing.nightlyPriceCents), draft, price };
  const label = reserveLabel(listing, draft.checkIn, today);

  const choose = () => {
    warmStayCalendar();
    if (calendar.calendar === null) void calendar.fetchCalendar();
    setChoosing(true);
    setAsked((former) => former + 1);
  };
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (!price.quote && !isOwn) choose();
  };
  const onChoose = (stay: Stay) => {
    change(stay);
    if (!stay.checkOut) return;
    setChoosing(false);
    opener.current?.focus();
  };

  return (
    <>
      <ReserveBar
        {...summary}
        label={label}
        checkout={price.quote && !isOwn ? reservation.checkout : null}
        sheetId={sheetId}
        onOpen={open}
      />
      <Sheet
        id={sheetId}
        dialog={dialog}
        title={listing.title}
        className="grid gap-5 p-5"
        footer={!isOwn && <SheetFoot {...summary} label={label} formId={formId} reservation={reservation} onAskCalendar={choose} />}
      >
        {isOwn ? (
          <>
            <HeadlinePrice listing={listing} quote={price.quote} />
            <OwnListing />
          </>
        ) : (
          <>
            <ReserveForm
              id={formId}
              listing={listing}
              reservation={reservation}
              onMissingDates={choose}
              dates={
                <SheetDates
                  draft={draft}
                  today={today}
                  error={dateFault(price.refusal)}
                  calendar={calendar}
                  isOpen={isChoosing}
                  focusAsked={asked}
                  cost={reservation.cost}
                  opener={opener}
                  onToggle={() => (isChoosing ? setChoosing(false) : choose())}
                  onChange={change}
                  onChoose={onChoose}
                />
              }
            />
            <ReservePrice price={price} />
            <FinePrint listing={listing} quote={price.quote} today={today} />
          </>
        )}
      </Sheet>
    </>
  );
}

type FootProps = ComponentProps<typeof PriceSummary> &
  Pick<ComponentProps<typeof ReserveAction>, "formId" | "reservation" | "label" | "onAskCalendar">;

const SheetFoot = ({ formId, reservation, label, onAskCalendar, ...summary }: FootProps) => (
  <div className="flex items-center justify-between gap-4">
    <PriceSummary {...summary} />
    <div className="min-w-36 shrink-0">
      <ReserveAction
        formId={formId}
        reservation={reservation}
        label={label}
        askLabel={summary.draft.checkIn && summary.draft.checkOut ? "Change dates" : nextDate(summary.draft)}
        onAskCalendar={onAskCalendar}
      />
    </div>
  </div>
);
