import { ChevronDown } from "../../../ui/icons/index.ts";
import { type Ref, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { nightsInWords, type Stay, type StayCost, stayInWords } from "../../availability/index.ts";
import { StayCalendar } from "../../availability/parts.ts";
import { DateFields } from "./date-fields.tsx";
import { nextDate, quoteRequestOf, type StayDraft } from "./stay-draft.ts";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  draft: StayDraft;
  today: string;
  error: { field: "checkIn" | "checkOut"; message: string } | null;
  calendar: Pick<Reservation["calendar"], "calendar" | "fetchCalendar">;
  isOpen: boolean;
  /** Goes up each time the calendar shall take the focus. */
  focusAsked: number;
  cost: StayCost;
  opener: Ref<HTMLButtonElement>;
  onToggle(): void;
  onChange(stay: Partial<StayDraft>): void;
  onChoose(stay: Stay): void;
};

/** The dates in the phone's sheet: a line that sums them up, and the calendar below it while they are being chosen. */
export function SheetDates({
  draft,
  today,
  error,
  calendar: given,
  isOpen,
  focusAsked,
  cost,
  opener,
  onToggle,
  onChange,
  onChoose,
}: Props) {
  const id = useId();
  const { calendar, fetchCalendar } = given;
  const isWhole = quoteRequestOf(draft) !== null && draft.checkIn < draft.checkOut;
  return (
    <>
      <div role="group" aria-label="Dates" className="grid gap-3 noscript:hidden">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-calendar`}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-md border border-line-strong bg-paper px-4 text-left hover:border-ink"
        >
          <span className="min-w-0">
            <span className="block text-sm font-semibold">Dates</span>
            <span className={`numbers block ${isWhole ? "" : "text-muted"}`}>
              {isWhole ? `${stayInWords(draft)} · ${nightsInWords(draft)}` : nextDate(draft)}
            </span>
          </span>
          <ChevronDown aria-hidden className={`size-5 shrink-0 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`} />
        </button>
        {error && (
          <p role="alert" className="text-sm font-medium text-brick">
            {error.message}
          </p>
        )}
        <div
          id={`${id}-calendar`}
          role="presentation"
          // The calendar would keep Escape to itself; here it closes the sheet.
          onKeyDownCapture={(event) => event.key === "Escape" && event.stopPropagation()}
          className="grid gap-3"
        >
          {isOpen && calendar === "failed" && (
            <>
              <DateFields draft={draft} today={today} error={null} onChange={onChange} />
              <div role="alert" className="grid justify-items-start gap-3">
                <p>We couldn't load the calendar. You can still type your dates.</p>
                <Button look="quiet" onClick={() => void fetchCalendar()}>
                  Try again
                </Button>
              </div>
            </>
          )}
          {isOpen && calendar !== "failed" && (
            <StayCalendar calendar={calendar} layout="stacked" stay={draft} onChange={onChoose} focusAsked={focusAsked} cost={cost} />
          )}
          {(draft.checkIn || draft.checkOut) && (
            <button
              type="button"
              onClick={() => onChange({ checkIn: "", checkOut: "" })}
              className="link min-h-11 cursor-pointer justify-self-start"
            >
              Clear dates
            </button>
          )}
        </div>
      </div>
      {/* No browser with scripts reads it, so none has to load it. */}
      <noscript>{import.meta.env.SSR ? <DateFields draft={draft} today={today} error={error} onChange={onChange} /> : null}</noscript>
    </>
  );
}
