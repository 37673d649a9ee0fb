import { ChevronLeft, ChevronRight } from "../../../ui/icons/index.ts";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { Days } from "../../availability/index.ts";
import { calendarDays } from "../calendar-days.ts";
import { CalendarLegend } from "./calendar-legend.tsx";
import { choiceInWords, monthInWords } from "../calendar-words.ts";
import { ChoiceBar } from "../board/choice-bar.tsx";
import { DayPanel } from "./day-panel.tsx";
import type { HostCalendar } from "../host-calendar.schema.ts";
import { MonthGrid } from "./month-grid.tsx";
import { addMonths, monthOf } from "./month.rules.ts";
import { useDayChoice } from "./use-day-choice.ts";

const WIDE = "(min-width: 64rem)";

/** A month of one listing, with a panel (on a phone, a sheet) of actions for the selected days. */
export function ListingCalendar({ calendar, result }: { calendar: HostCalendar; result: FormResult | undefined }) {
  const { month, today, first, last } = calendar;
  const navigate = useNavigate();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [readResult, setReadResult] = useState<FormResult | undefined>();
  const days = useMemo(() => calendarDays(calendar, { first, last }), [calendar, first, last]);
  const choosing = useDayChoice({
    today,
    month,
    first,
    isShown: (day) => first <= day && day <= last,
    onLeave: (to) => void navigate(`?month=${to}`, { preventScrollReset: true }),
    onChosen(byKeys) {
      setReadResult(result);
      if (!matchMedia(WIDE).matches) sheet.current?.showModal();
      else if (byKeys) heading.current?.focus();
    },
  });
  const { choice, choose, isHalf } = choosing;
  const onChoose = (chosen: Days | null) => {
    setReadResult(result);
    choose(chosen);
  };
  return (
    <div className={`grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] ${choice ? "max-lg:pb-20" : ""}`}>
      <div className="grid gap-4">
        <MonthTurner month={month} today={today} />
        <MonthGrid calendar={calendar} days={days} choosing={choosing} />
        {days.every(({ isFar }) => isFar) && <p>Guests can book up to two years ahead. These days open later.</p>}
        <CalendarLegend />
      </div>
      <aside aria-label="Selected dates" className="lg:sticky lg:top-24 lg:card lg:p-5">
        <Sheet id="chosen-days" title="Selected dates" dialog={sheet} flatFrom="lg" className="max-lg:p-5 without-script:p-0">
          <DayPanel
            calendar={calendar}
            days={days}
            choice={choice}
            onChoose={onChoose}
            result={result === readResult ? undefined : result}
            heading={heading}
          />
        </Sheet>
      </aside>
      {choice && (
        <ChoiceBar
          title={choiceInWords(choice)}
          hint={isHalf && "Tap the last night, or continue."}
          onContinue={() => sheet.current?.showModal()}
        />
      )}
    </div>
  );
}

function MonthTurner({ month, today }: { month: string; today: string }) {
  const turn = "size-11 px-0!";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton to={`?month=${addMonths(month, -1)}`} look="quiet" prefetch="intent" preventScrollReset className={turn}>
        <ChevronLeft aria-hidden className="size-5" />
        <span className="sr-only">Previous month</span>
      </LinkButton>
      <LinkButton to={`?month=${addMonths(month, 1)}`} look="quiet" prefetch="intent" preventScrollReset className={turn}>
        <ChevronRight aria-hidden className="size-5" />
        <span className="sr-only">Next month</span>
      </LinkButton>
      <h2 aria-live="polite" className="mr-auto pl-1 text-lg sm:pl-2 sm:text-2xl">
        {monthInWords(month)}
      </h2>
      <LinkButton
        to={`?month=${monthOf(today)}`}
        look="quiet"
        preventScrollReset
        className="max-sm:px-3"
        aria-current={month === monthOf(today) ? "page" : undefined}
      >
        Today
      </LinkButton>
    </div>
  );
}
