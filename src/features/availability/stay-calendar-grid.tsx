import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  type RangeCalendarState,
} from "react-aria-components/RangeCalendar";
import { type CalendarDays, type StayChoices, stayChoices } from "./stay-choices.ts";
import { StayDay } from "./stay-day.tsx";
import { draftOf, firstFocus, rangeOf, stayFromRange, unavailableDays, useSharedDraft } from "./stay-draft.ts";
import { nextStepInWords } from "./calendar-words.ts";
import type { Stay } from "./stay.rules.ts";

export type StayCalendarProps = {
  calendar: CalendarDays;
  months: 1 | 2;
  /** Empty strings where no day is selected; a check-in without a check-out is a selection in progress. */
  stay: Stay;
  onChange(stay: Stay): void;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
};

export function StayCalendarGrid({ calendar, months, stay, onChange, takesFocus = false }: StayCalendarProps) {
  const choices = useMemo(() => stayChoices(calendar), [calendar]);
  const draft = draftOf(stay, choices);
  const [opensAt] = useState(() => firstFocus(draft, choices));
  const isDateUnavailable = useMemo(() => unavailableDays(choices, draft.checkOut), [choices, draft.checkOut]);
  return (
    <I18nProvider locale="en-US">
      <RangeCalendar
        aria-label="Stay dates"
        value={rangeOf(draft)}
        onChange={(range) => {
          const chosen = stayFromRange(range, draft, choices);
          if (chosen) onChange(chosen);
        }}
        defaultFocusedValue={opensAt}
        minValue={parseDate(choices.first)}
        maxValue={parseDate(choices.last)}
        isDateUnavailable={isDateUnavailable}
        allowsNonContiguousRanges
        commitBehavior="reset"
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment="start"
      >
        {({ state }) => (
          <Months state={state} months={months} draft={draft} choices={choices} onChange={onChange} takesFocus={takesFocus} />
        )}
      </RangeCalendar>
    </I18nProvider>
  );
}

type Parts = { state: RangeCalendarState; months: 1 | 2; draft: Stay; choices: StayChoices };

function Months({ onChange, takesFocus, ...parts }: Parts & { onChange(stay: Stay): void; takesFocus: boolean }) {
  const { state, months, draft, choices } = parts;
  useSharedDraft(state, draft, choices, onChange);
  const takeFocus = useEffectEvent(() => state.setFocused(true));
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  const ceiling = draft.checkIn ? choices.latestCheckOut(draft.checkIn) : null;
  return (
    <div className="grid gap-3">
      <p role="status" className={`font-medium ${months === 2 ? "min-h-6 pr-12" : "min-h-12 px-1"}`}>
        {nextStepInWords(draft, choices.minimumNights, ceiling === choices.last ? null : ceiling)}
      </p>
      <div className={`grid gap-x-8 gap-y-4 ${months === 2 ? "grid-cols-2" : ""}`}>
        {Array.from({ length: months }, (_, offset) => (
          <Month key={offset} offset={offset} {...parts} />
        ))}
      </div>
      <Legend />
    </div>
  );
}

function Month({ offset, months, state, choices, draft }: Parts & { offset: number }) {
  return (
    <div className="min-h-[22.75rem] min-w-0">
      <div className="mb-1 grid h-11 grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {offset === 0 && <Turn towards="previous" state={state} />}
        <CalendarHeading offset={{ months: offset }} level={3} className="col-start-2 text-center font-sans text-base font-semibold" />
        {offset === months - 1 && <Turn towards="next" state={state} />}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="numbers w-full table-fixed border-collapse">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="pb-1 text-center text-sm font-medium text-muted">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <StayDay date={date} state={state} choices={choices} stay={draft} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

function Turn({ towards, state }: { towards: "previous" | "next"; state: RangeCalendarState }) {
  const isBack = towards === "previous";
  const Icon = isBack ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      disabled={isBack ? state.isPreviousVisibleRangeInvalid() : state.isNextVisibleRangeInvalid()}
      onClick={() => (isBack ? state.focusPreviousPage() : state.focusNextPage())}
      className="col-start-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash first:col-start-1 disabled:cursor-default disabled:opacity-30 disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{isBack ? "Previous month" : "Next month"}</span>
    </button>
  );
}

function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-muted">
      <li>
        <span aria-hidden className="mr-1.5 line-through">
          12
        </span>
        Unavailable
      </li>
      <li className="flex items-center">
        <span aria-hidden className="check-out-only mr-1.5 inline-block size-5 rounded-sm" />
        Check-out only
      </li>
    </ul>
  );
}
