import { parseDate } from "@internationalized/date";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RangeCalendar, type RangeCalendarState } from "react-aria-components/RangeCalendar";
import { formatMoney, money } from "../../../platform/money.ts";
import { shortMonthDay } from "../../../platform/words/day-words.ts";
import { WEEK_START } from "../../../platform/words/formats.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { markInWords, nextStepInWords } from "./calendar-words.ts";
import { type CheaperStay, cheaperStay } from "./cheaper-stay.ts";
import { rulesInWords } from "../rules/rule-words.ts";
import { Legend } from "./stay-legend.tsx";
import { type CalendarDays, type StayChoices, stayChoices, type StayCost } from "./stay-choices.ts";
import { draftOf, firstFocus, stayFromRange, unavailableDays, useSharedDraft } from "./stay-draft.ts";
import { Month } from "./stay-month.tsx";
import type { Stay } from "../stay.rules.ts";
import { useShownMonths } from "./use-shown-months.ts";

export type StayCalendarProps = {
  calendar: CalendarDays;
  /** Two months beside each other, to be turned; or one below the other from today's on, as far as they are asked for. */
  layout: "beside" | "stacked";
  /** Empty strings where no day is selected; a check-in without a check-out is a selection in progress. */
  stay: Stay;
  onChange(stay: Stay): void;
  /** Goes up each time it shall take the focus. */
  focusAsked?: number;
  /** With it, the calendar says where the same stay would be cheaper. */
  cost?: StayCost;
};

export function StayCalendarGrid({ calendar, layout, stay, onChange, focusAsked = 0, cost }: StayCalendarProps) {
  const formats = useFormats();
  const choices = useMemo(() => stayChoices(calendar), [calendar]);
  const draft = draftOf(stay, choices);
  const [opensAt] = useState(() => firstFocus(stay, choices));
  const isDateUnavailable = useMemo(() => unavailableDays(choices), [choices]);
  const { from, months, showEarlier, showLater, onFocusChange } = useShownMonths(layout, opensAt, draft, choices);
  const visibleDuration = useMemo(() => ({ months }), [months]);
  return (
    <I18nProvider locale="en-US">
      <RangeCalendar
        aria-label="Stay dates"
        // The days say themselves what is selected. A range that the library knows has ends to drag: a press on one of them would select the other.
        value={null}
        onChange={(range) => {
          const chosen = stayFromRange(range, draft, choices);
          if (chosen) onChange(chosen);
        }}
        defaultFocusedValue={opensAt}
        onFocusChange={onFocusChange}
        minValue={parseDate(from)}
        maxValue={parseDate(choices.last)}
        isDateUnavailable={isDateUnavailable}
        allowsNonContiguousRanges
        commitBehavior="reset"
        firstDayOfWeek={WEEK_START[formats]}
        visibleDuration={visibleDuration}
        pageBehavior="single"
        selectionAlignment={layout === "beside" ? "start" : "end"}
      >
        {({ state }) => (
          <Months
            state={state}
            months={months}
            layout={layout}
            draft={draft}
            choices={choices}
            rules={rulesInWords(calendar.rules)}
            onChange={onChange}
            focusAsked={focusAsked}
            cheaper={cost ? cheaperStay(choices, stay, cost) : null}
            showEarlier={showEarlier}
            showLater={showLater}
          />
        )}
      </RangeCalendar>
    </I18nProvider>
  );
}

type MonthsProps = Required<Pick<StayCalendarProps, "layout" | "onChange" | "focusAsked">> & {
  state: RangeCalendarState;
  months: number;
  draft: Stay;
  choices: StayChoices;
  /** What to know about dates here, a sentence each. */
  rules: string[];
  cheaper: CheaperStay | null;
  showEarlier: (() => void) | null;
  showLater: (() => void) | null;
};

function Months({ state, months, layout, draft, choices, rules, onChange, focusAsked, cheaper, showEarlier, showLater }: MonthsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useSharedDraft(state, draft, choices, onChange);
  const takeFocus = useEffectEvent(() => {
    state.setFocused(true);
    // The day has the focus once it has been drawn with it.
    requestAnimationFrame(() => frame.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" }));
  });
  useEffect(() => {
    if (focusAsked > 0) takeFocus();
  }, [focusAsked]);
  const ceiling = draft.checkIn ? choices.latestCheckOut(draft.checkIn) : null;
  const isBeside = layout === "beside";
  const whyNot = state.isFocused ? whyNotInWords(state, choices) : null;
  return (
    <div ref={frame} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className={`font-medium ${isBeside ? "min-h-6" : choices.minimumNights > 1 ? "min-h-12" : "min-h-6"}`}>
          {nextStepInWords(
            draft,
            draft.checkIn ? choices.minimumFrom(draft.checkIn) : choices.minimumNights,
            ceiling === choices.last ? null : ceiling,
          )}
        </p>
        {cheaper && <Cheaper stay={cheaper} onChoose={onChange} />}
        {/* The day's own label says it to screen readers. */}
        {whyNot && (
          <p aria-hidden className="numbers text-sm text-muted">
            {whyNot}
          </p>
        )}
      </div>
      {showEarlier && <More label="Earlier dates" onClick={showEarlier} />}
      <div className={`grid gap-x-8 gap-y-4 ${isBeside ? "grid-cols-2" : ""}`}>
        {Array.from({ length: months }, (_, offset) => (
          <Month
            key={offset}
            offset={offset}
            turns={isBeside ? (offset === 0 ? "previous" : "next") : null}
            state={state}
            choices={choices}
            stay={draft}
          />
        ))}
      </div>
      {showLater && <More label="Later dates" onClick={showLater} />}
      {rules.length > 0 && (
        <ul aria-label="Stay rules" className="list-disc pl-5 text-sm text-muted">
          {rules.map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ul>
      )}
      {choices.hasTaken && <Legend />}
    </div>
  );
}

/** Of the day that has the keyboard's focus. */
function whyNotInWords({ focusedDate, anchorDate }: RangeCalendarState, choices: StayChoices): string | null {
  const [day, anchor] = [focusedDate.toString(), anchorDate?.toString() ?? null];
  const why = markInWords(choices.markOf(day, anchor), choices.minimumFrom(anchor ?? day));
  return why && `${shortMonthDay(day)}: ${why}`;
}

const Cheaper = ({ stay: { savesCents, ...stay }, onChoose }: { stay: CheaperStay; onChoose(stay: Stay): void }) => (
  <button type="button" onClick={() => onChoose(stay)} className="link numbers min-h-11 cursor-pointer text-left font-medium">
    Cheaper from {shortMonthDay(stay.checkIn)}: save {formatMoney(money(savesCents))}
  </button>
);

const More = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 cursor-pointer rounded-md border border-line-mid bg-paper font-medium hover:border-ink"
  >
    {label}
  </button>
);
