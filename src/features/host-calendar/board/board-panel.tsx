import type { RefObject } from "react";
import { countOf } from "../../../platform/words/counts.ts";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { BoardChoice } from "./board.rules.ts";
import { boardChoiceInWords } from "./board-words.ts";
import { calendarDays } from "../calendar-days.ts";
import { daysInWords } from "../calendar-words.ts";
import { BlockForm, DENSE, factsOf, isBooked, MinimumForm, PriceForm } from "../choice-forms.tsx";
import { PanelHead } from "../panel-head.tsx";
import { AddBooking, ChosenDays, WhoStays } from "../month/day-panel.tsx";
import { PercentForm } from "./percent-form.tsx";
import type { BoardListing, ListingsCalendar } from "../host-calendar.schema.ts";

type Props = {
  calendar: ListingsCalendar;
  formKey: string;
  choice: BoardChoice | null;
  onChoose(choice: BoardChoice | null): void;
  onRelease(): void;
  result: FormResult | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

const NAMED = 3;

/** Actions for the selected nights. Without scripts, each form has its own fields for them. */
export function BoardPanel({ calendar, formKey, choice, onChoose, onRelease, result, heading }: Props) {
  const chosen = choice ? calendar.listings.filter(({ listing }) => choice.listingIds.includes(listing.id)) : [];
  const days = choice ? shownOf(calendar, chosen, choice) : [];
  const isWhole = choice !== null && choice.first >= calendar.first && choice.last <= calendar.last;
  const titles = new Map(chosen.map(({ listing }) => [listing.id, listing.title]));
  const known = factsOf(days, isWhole, chosen[0]?.listing.nightlyPriceCents ?? 0);
  const booked = days.filter(isBooked).length;
  const facts = {
    ...known,
    look: DENSE,
    choice,
    listingIds: choice && choice.listingIds.join(","),
    listingOptions: optionsOf(calendar.listings),
    result,
    bookedNote:
      booked === 0
        ? null
        : `${countOf(booked, "night is", "nights are")} booked${days.some(({ held }) => held === "checkout") ? " or being paid for" : ""}.${known.hasFree ? "" : " Select other dates to block."}`,
  };
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const today = chosen.reduce((latest, each) => (each.today > latest ? each.today : latest), "");
  return (
    <div className="grid gap-4">
      <PanelHead heading={heading} title={choice ? boardChoiceInWords(choice, titles) : "Change dates"} onClear={choice && onRelease}>
        {choice && (
          <p className="numbers text-sm text-muted wrap-anywhere">
            {daysInWords(choice)}
            {chosen.length > 1 && ` · ${namesOf(chosen)}`}
          </p>
        )}
      </PanelHead>
      <FormMessage result={result} />
      <div key={choice ? `${choice.first} ${choice.last} ${choice.listingIds.join()}` : ""} className="grid gap-5">
        {choice && <ChosenDays choice={choice} today={today} onChoose={(range) => range && onChoose({ ...choice, ...range })} />}
        <BlockForm {...facts} />
        <div className="grid gap-4">
          <PriceForm {...facts} />
          <PercentForm {...facts} formKey={formKey} />
        </div>
        <MinimumForm {...facts} />
        {choice && only && !days.some(isBooked) && <AddBooking choice={choice} listingId={only.listing.id} />}
        {choice && <WhoStays chosen={days} />}
      </div>
    </div>
  );
}

function optionsOf(listings: BoardListing[]) {
  const each = listings.map(({ listing }) => ({ value: listing.id, label: listing.title }));
  const all = { value: each.map(({ value }) => value).join(","), label: `All ${countOf(each.length, "listing")} shown` };
  return each.length > 1 ? [...each, all] : each;
}

const shownOf = ({ first, last }: ListingsCalendar, chosen: BoardListing[], choice: BoardChoice) =>
  chosen.flatMap((each) => calendarDays(each, { first, last }).filter(({ day }) => choice.first <= day && day <= choice.last));

function namesOf(chosen: BoardListing[]): string {
  const names = chosen.slice(0, NAMED).map(({ listing }) => listing.title);
  const rest = chosen.length - names.length;
  return rest > 0 ? `${names.join(", ")} and ${countOf(rest, "more", "more")}` : names.join(", ");
}
