import { shortWeekday, weekdayInWords } from "../../../platform/words/day-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { type Bar, closedLook, barsOf } from "../bars.ts";
import { shortPrice } from "../board/board-words.ts";
import { BlockLabel, BookingBar, ImportedBar, TripsBar } from "./calendar-bars.tsx";
import type { CalendarDay } from "../calendar-days.ts";
import { dayLabel, monthInWords } from "../calendar-words.ts";
import { includesDay } from "../choice.rules.ts";
import type { HostCalendar } from "../host-calendar.schema.ts";
import { monthOf } from "./month.rules.ts";
import type { DayChoice } from "./use-day-choice.ts";

type Props = { calendar: HostCalendar; days: CalendarDay[]; choosing: DayChoice };

/** A month of selectable days with bars for the stays. All rows have the same height, so that the bars line up. */
export function MonthGrid({ calendar, days, choosing }: Props) {
  const { month, today, stays } = calendar;
  const { grid, choice, active, handlers } = choosing;
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const bars = barsOf(days, stays);
  const isShown = active !== null && days.some(({ day }) => day === active);
  const entry = isShown ? active : (days.find(({ day }) => day === today || monthOf(day) === month)?.day ?? null);
  return (
    <div className="card relative overflow-hidden">
      <div ref={grid} role="grid" aria-label={monthInWords(month)} aria-multiselectable className="numbers select-none" {...handlers}>
        <div role="row" className="grid h-9 grid-cols-7 items-center">
          {days.slice(0, 7).map(({ day }) => (
            <div key={day} role="columnheader" aria-label={weekdayInWords(day)} className="text-center text-sm font-medium text-muted">
              {shortWeekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]?.day} role="row" className="grid h-20 grid-cols-7 lg:h-28">
            {week.map((day) => (
              <Day
                key={day.day}
                day={day}
                isOutside={monthOf(day.day) !== month}
                isChosen={includesDay(choice, day.day)}
                isEntry={day.day === entry}
              />
            ))}
          </div>
        ))}
      </div>
      {bars.length > 0 && <Bars bars={bars} />}
    </div>
  );
}

function Day({ day, isOutside, isChosen, isEntry }: { day: CalendarDay; isOutside: boolean; isChosen: boolean; isEntry: boolean }) {
  const { isToday, held, stay, trips } = day;
  const isPast = day.isPast || day.isFar;
  const closed = closedLook({ held, stay, trips });
  const ground = isChosen ? "bg-sea-wash" : isPast ? "bg-sand-deep" : "hover:bg-sand";
  return (
    <div
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      data-day={day.day}
      aria-label={dayLabel(day)}
      aria-selected={isChosen}
      aria-disabled={isPast || undefined}
      aria-current={isToday ? "date" : undefined}
      className={`flex min-w-0 flex-col items-start gap-0.5 border-t border-l border-line p-1 leading-none first:border-l-0 focus-visible:-outline-offset-3 lg:flex-row lg:justify-between lg:p-2 ${isPast ? "" : "cursor-pointer"} ${ground} ${closed}`}
    >
      <span className={`inline-flex items-center text-sm lg:text-base ${isOutside || isPast ? "text-muted" : "font-semibold"}`}>
        <span className={isToday ? "-my-0.5 rounded-full bg-ink px-1.5 py-0.5 text-paper" : ""}>{Number(day.day.slice(8))}</span>
      </span>
      {!day.isFar && <PriceOf day={day} isOpen={!stay && !held && trips.length === 0 && !isPast} />}
    </div>
  );
}

/** What the night costs, and how long stays from it must be if the host said so. Short where there is little room. */
const PriceOf = ({ day, isOpen }: { day: CalendarDay; isOpen: boolean }) => (
  <span
    className={`flex max-w-full flex-col gap-0.5 text-[0.6875rem] tracking-tight lg:items-end lg:gap-1 lg:text-sm ${day.priceReason !== "base" && !day.isPast ? "font-semibold text-sea" : "text-muted"}`}
  >
    <span className="max-lg:hidden">{formatMoney(money(day.priceCents))}</span>
    <span className="lg:hidden">{shortPrice(day.priceCents)}</span>
    {isOpen && day.ownMinimum !== null && <span className="text-[0.6875rem] font-semibold text-ink lg:text-xs">{day.ownMinimum}+</span>}
  </span>
);

const Bars = ({ bars }: { bars: Bar[] }) => (
  <ul
    aria-label="Bookings, blocks and other calendars"
    className="pointer-events-none absolute inset-x-0 top-9 grid auto-rows-[5rem] grid-cols-14 lg:auto-rows-[7rem]"
  >
    {bars.map((bar) => (
      <BarOf key={bar.key} bar={bar} />
    ))}
  </ul>
);

function BarOf({ bar }: { bar: Bar }) {
  if (bar.kind === "stay") return <BookingBar bar={bar} />;
  if (bar.kind === "trips") return <TripsBar bar={bar} />;
  return bar.kind === "import" ? <ImportedBar bar={bar} /> : <BlockLabel bar={bar} />;
}
