import type { RefObject } from "react";
import { href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { monthDayInWords } from "../../../platform/words/day-words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { addDays, type Days, isDay, whenInWords } from "../../availability/index.ts";
import { stayPage } from "../../bookings/index.ts";
import type { CalendarDay } from "../calendar-days.ts";
import { choiceInWords, priceReasonInWords } from "../calendar-words.ts";
import { daysBetween, includesDay } from "../choice.rules.ts";
import { BlockForm, factsOf, isBooked, MinimumForm, PriceForm, ROOMY } from "../choice-forms.tsx";
import { PanelHead } from "../panel-head.tsx";
import { WeekPricesForm } from "./week-prices-form.tsx";
import type { HostCalendar } from "../host-calendar.schema.ts";

type Props = {
  calendar: HostCalendar;
  days: CalendarDay[];
  choice: Days | null;
  onChoose(days: Days | null): void;
  result: FormResult | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Actions for the selected days. Without scripts, each form has its own date fields. */
export function DayPanel({ calendar, days, choice, onChoose, result, heading }: Props) {
  const chosen = days.filter(({ day }) => includesDay(choice, day));
  const isWhole = choice !== null && chosen[0]?.day === choice.first && chosen.at(-1)?.day === choice.last;
  const { id, nightlyPriceCents } = calendar.listing;
  const known = factsOf(chosen, isWhole, nightlyPriceCents);
  const taken = chosen.find(isBooked);
  const facts = {
    ...known,
    look: ROOMY,
    choice,
    today: calendar.today,
    listingIds: id,
    listingOptions: [],
    result,
    bookedNote:
      taken === undefined
        ? null
        : `${takenInWords(taken)}. ${known.hasFree ? "You can block the free days around it." : "Select other dates to block."}`,
  };
  return (
    <div className="grid gap-6">
      <PanelHead heading={heading} title={choice ? choiceInWords(choice) : "Select dates"} onClear={choice && (() => onChoose(null))} />
      <FormMessage result={result} />
      {choice ? (
        <>
          <ChosenDays choice={choice} today={calendar.today} onChoose={onChoose} />
          <WhyPrices chosen={chosen} />
          <WhoStays chosen={chosen} />
          <OtherCalendars chosen={chosen} listingId={calendar.listing.id} />
        </>
      ) : (
        <p className="text-muted without-script:hidden">
          Click a day, or drag across several. On a keyboard, move with the arrow keys, hold Shift to select more days, and press Enter.
        </p>
      )}
      <div key={choice ? `${choice.first} ${choice.last}` : ""} className={choice ? "grid gap-6" : "hidden gap-6 without-script:grid"}>
        {facts.hasFree && <AddBooking choice={choice} listingId={calendar.listing.id} />}
        <BlockForm {...facts} />
        <PriceForm {...facts} hint={`Base price ${formatMoney(money(nightlyPriceCents))}`} />
        <WeekPricesForm {...facts} basePriceCents={nightlyPriceCents} />
        <MinimumForm {...facts} />
      </div>
    </div>
  );
}

const takenInWords = ({ day, held, askedBy }: CalendarDay): string => {
  if (askedBy !== null) return `${askedBy} asks to book ${monthDayInWords(day)}`;
  return held === "checkout" ? `Someone is paying for ${monthDayInWords(day)} right now` : `${monthDayInWords(day)} is booked`;
};

/** The same selection, as date fields. */
export function ChosenDays({ choice, today, onChoose }: { choice: Days; today: string; onChoose(days: Days | null): void }) {
  const typed = (first: string, last: string) => {
    if (isDay(first) && isDay(last)) onChoose(daysBetween(first, last, today) ?? choice);
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <label className="grid min-w-0 gap-1.5 text-sm font-semibold">
        First day
        <input
          type="date"
          required
          min={today}
          value={choice.first}
          onChange={({ target }) => typed(target.value, target.value > choice.last ? target.value : choice.last)}
          className={`${CONTROL} font-normal`}
        />
      </label>
      <label className="grid min-w-0 gap-1.5 text-sm font-semibold">
        Last day
        <input
          type="date"
          required
          min={choice.first}
          value={choice.last}
          onChange={({ target }) => typed(choice.first, target.value)}
          className={`${CONTROL} font-normal`}
        />
      </label>
    </div>
  );
}

/** To the form for a guest from elsewhere, with the chosen nights filled in. */
export function AddBooking({ choice, listingId }: { choice: Days | null; listingId: string }) {
  const nights = choice && { checkIn: choice.first, checkOut: addDays(choice.last, 1) };
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">Booking</h3>
      <p className="text-muted">A guest from elsewhere, or your own stay.</p>
      <p>
        <LinkButton look="quiet" to={`${href("/host/bookings/new")}?${new URLSearchParams({ listing: listingId, ...nights })}`}>
          Add a booking
        </LinkButton>
      </p>
    </div>
  );
}

/** What the chosen nights cost and why, each price once. */
function WhyPrices({ chosen }: { chosen: CalendarDay[] }) {
  const prices = [...new Map(chosen.map((day) => [`${day.priceCents} ${priceReasonInWords(day)}`, day])).values()];
  if (prices.length === 0) return null;
  return (
    <ul aria-label="Prices" className="numbers grid gap-1">
      {prices.map((day) => (
        <li key={`${day.priceCents} ${priceReasonInWords(day)}`}>
          <span className="font-semibold">{formatMoney(money(day.priceCents))}</span>{" "}
          <span className="text-muted">{capital(priceReasonInWords(day) ?? "base price")}</span>
        </li>
      ))}
    </ul>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function WhoStays({ chosen }: { chosen: CalendarDay[] }) {
  const formats = useFormats();
  const stays = [
    ...new Map(chosen.flatMap(({ stay, trips }) => [...(stay ? [stay] : []), ...trips].map((each) => [each.id, each]))).values(),
  ];
  if (stays.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {stays.map((stay) => (
        <li key={stay.id}>
          <Link to={stayPage(stay)} className="link font-semibold">
            <bdi>{stay.guestName}</bdi>
          </Link>{" "}
          <span className="text-muted">
            {whenInWords(stay, formats)}
            {stay.source === "manual" && " · Added by you"}
          </span>
          {stay.departureId && (
            <>
              {" · "}
              <Link to={href("/host/departures/:departureId", { departureId: stay.departureId })} className="link">
                Departure<span className="sr-only"> of {stay.guestName}</span>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function OtherCalendars({ chosen, listingId }: { chosen: CalendarDay[]; listingId: string }) {
  const names = [...new Set(chosen.flatMap(({ calendars }) => calendars))];
  if (names.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      Taken in {names.join(", ")}.{" "}
      <Link to={href("/host/manage/:listingId/sync", { listingId })} className="link">
        Sync calendars
      </Link>
    </p>
  );
}
