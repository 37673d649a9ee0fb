import { dayInWords, shortMonth, shortWeekday } from "../../../platform/words/day-words.ts";
import { daysOf, isWeekend } from "../../availability/index.ts";
import boardStyles from "./board.css?url";
import type { Grouping, WeeksShown } from "./board.rules.ts";
import { BoardRow } from "./board-row.tsx";
import type { BoardListing, ListingsCalendar } from "../host-calendar.schema.ts";
import type { useBoardChoice } from "./use-board-choice.ts";

type Props = { calendar: ListingsCalendar; weeks: WeeksShown; group: Grouping; choosing: ReturnType<typeof useBoardChoice> };

/** All listings against the days, in a frame that scrolls within itself. */
export function Board({ calendar: { first, last, listings }, weeks, group, choosing }: Props) {
  const { grid, choice, active, handlers } = choosing;
  const days = daysOf({ first, last });
  const today = listings[0]?.today ?? first;
  const isShown =
    active !== null && active.day >= first && active.day <= last && listings.some(({ listing }) => listing.id === active.listingId);
  const entry = isShown ? active : { listingId: listings[0]?.listing.id, day: today >= first && today <= last ? today : first };
  const groups = [...Map.groupBy(listings, (each) => groupOf(each, group))];
  const chosen = new Set(choice?.listingIds);
  return (
    <section aria-label="Listings and days" className={`board board-${weeks} card`}>
      <link rel="stylesheet" href={boardStyles} precedence="default" />
      <div ref={grid} role="grid" aria-label="Listings and days" aria-multiselectable className="board-grid numbers" {...handlers}>
        <div role="row" className="board-row board-head">
          <div role="columnheader" className="board-corner items-end px-3 pb-2 text-sm font-semibold">
            Listing
          </div>
          {days.map((day, index) => (
            <DateHead key={day} day={day} isToday={day === today} isNamed={index === 0 || day.endsWith("-01")} />
          ))}
        </div>
        {groups.map(([name, its]) => (
          <div key={name} role="rowgroup">
            <div role="row" className="board-row">
              <div role="rowheader" className="board-group py-1 text-xs font-semibold text-muted">
                <span className="px-3">{name}</span>
              </div>
            </div>
            {its.map((each) => (
              <BoardRow
                key={each.listing.id}
                each={each}
                first={first}
                last={last}
                weeks={weeks}
                chosenFrom={choice && chosen.has(each.listing.id) ? choice.first : ""}
                chosenTo={choice && chosen.has(each.listing.id) ? choice.last : ""}
                entry={entry.listingId === each.listing.id ? entry.day : null}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const groupOf = ({ listing: { type, city, country } }: BoardListing, group: Grouping): string =>
  group === "place" ? `${city}, ${country}` : type === "boat" ? "Boats" : "Homes";

function DateHead({ day, isToday, isNamed }: { day: string; isToday: boolean; isNamed: boolean }) {
  return (
    <div
      role="columnheader"
      aria-label={dayInWords(day)}
      className={`board-date grid justify-items-center gap-0.5 pt-1 pb-1.5 text-center leading-none ${isWeekend(day) ? "board-weekend" : ""}`}
    >
      <span className="h-3.5 text-xs font-semibold whitespace-nowrap">{isNamed && shortMonth(day)}</span>
      <span className="text-[0.6875rem] text-muted">{shortWeekday(day).slice(0, 2)}</span>
      <span className={`rounded-full px-1 py-0.5 text-sm font-semibold ${isToday ? "bg-ink text-paper" : ""}`}>{Number(day.slice(8))}</span>
    </div>
  );
}
