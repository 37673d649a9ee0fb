import { ChevronLeft, ChevronRight } from "../../../ui/icons/index.ts";
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  type RangeCalendarState,
} from "react-aria-components/RangeCalendar";
import type { StayChoices } from "./stay-choices.ts";
import { StayDay } from "./stay-day.tsx";
import type { Stay } from "../stay.rules.ts";

type Direction = "previous" | "next";
type Props = { offset: number; turns: Direction | null; state: RangeCalendarState; choices: StayChoices; stay: Stay };

/** One month. Where months are turned, its height is that of the longest. */
export function Month({ offset, turns, state, choices, stay }: Props) {
  return (
    <div className={`min-w-0 ${turns ? "min-h-[22.75rem]" : ""}`}>
      <div className="mb-1 grid h-11 grid-cols-[2.75rem_1fr_2.75rem] items-center">
        {turns === "previous" && <Turn towards={turns} state={state} />}
        <CalendarHeading offset={{ months: offset }} level={3} className="col-start-2 text-center font-sans text-base font-semibold" />
        {turns === "next" && <Turn towards={turns} state={state} />}
      </div>
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="numbers w-full table-fixed border-collapse">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="pb-1 text-center text-sm font-medium text-muted">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <StayDay date={date} state={state} choices={choices} stay={stay} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

function Turn({ towards, state }: { towards: Direction; state: RangeCalendarState }) {
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
