import { X } from "../../../ui/icons/index.ts";
import type { RefObject } from "react";
import { countOf } from "../../../platform/words/counts.ts";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { BoardForms } from "./board-forms.tsx";
import type { BoardChoice } from "./board.rules.ts";
import { boardChoiceInWords } from "./board-words.ts";
import { calendarDays } from "../calendar-days.ts";
import { daysInWords } from "../calendar-words.ts";
import { AddBooking, ChosenDays, isBooked, WhoStays } from "../month/day-panel.tsx";
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
  const may = (holds: boolean) => !isWhole || holds;
  const titles = new Map(chosen.map(({ listing }) => [listing.id, listing.title]));
  const facts = {
    choice,
    formKey,
    listings: calendar.listings,
    result,
    booked: days.filter(isBooked).length,
    hasFree: may(days.some((day) => !isBooked(day))),
    mayBeBlocked: may(days.some(({ held }) => held === "block")),
    mayBePriced: may(days.some(({ hasOwnPrice }) => hasOwnPrice)),
    mayHaveMinimum: may(days.some(({ ownMinimum }) => ownMinimum !== null)),
    reason: days.find(({ held }) => held === "block")?.reason ?? "",
    priceCents: days[0]?.priceCents ?? chosen[0]?.listing.nightlyPriceCents ?? 0,
    minimum: days.find(({ ownMinimum }) => ownMinimum !== null)?.ownMinimum ?? null,
  };
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const today = chosen.reduce((latest, each) => (each.today > latest ? each.today : latest), "");
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="rounded-md text-xl wrap-anywhere">
            {choice ? boardChoiceInWords(choice, titles) : "Change dates"}
          </h2>
          {choice && (
            <p className="numbers text-sm text-muted wrap-anywhere">
              {daysInWords(choice)}
              {chosen.length > 1 && ` · ${namesOf(chosen)}`}
            </p>
          )}
        </div>
        {choice && (
          <button
            type="button"
            onClick={onRelease}
            className="-m-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash max-lg:hidden"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Clear selection</span>
          </button>
        )}
      </div>
      <FormMessage result={result} />
      <div key={choice ? `${choice.first} ${choice.last} ${choice.listingIds.join()}` : ""} className="grid gap-5">
        {choice && <ChosenDays choice={choice} today={today} onChoose={(range) => range && onChoose({ ...choice, ...range })} />}
        <BoardForms {...facts} />
        {choice && only && !days.some(isBooked) && <AddBooking choice={choice} listingId={only.listing.id} />}
        {choice && <WhoStays chosen={days} />}
      </div>
    </div>
  );
}

const shownOf = ({ first, last }: ListingsCalendar, chosen: BoardListing[], choice: BoardChoice) =>
  chosen.flatMap((each) => calendarDays(each, { first, last }).filter(({ day }) => choice.first <= day && day <= choice.last));

function namesOf(chosen: BoardListing[]): string {
  const names = chosen.slice(0, NAMED).map(({ listing }) => listing.title);
  const rest = chosen.length - names.length;
  return rest > 0 ? `${names.join(", ")} and ${countOf(rest, "more", "more")}` : names.join(", ");
}
