import { CalendarSync, House, Sailboat } from "../../../ui/icons/index.ts";
import { memo } from "react";
import { href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { isWeekend, whenInWords } from "../../availability/index.ts";
import { stayPage } from "../../bookings/index.ts";
import { plainUrl } from "../../listings/index.ts";
import { type Bar, closedLook, barsOf } from "../bars.ts";
import { initialsOf, shortPrice } from "./board-words.ts";
import { HALVES, type WeeksShown } from "./board.rules.ts";
import { IMPORTED, lookOf as lookOfStay } from "../month/calendar-bars.tsx";
import { type CalendarDay, calendarDays } from "../calendar-days.ts";
import { dayLabel, stayLabel } from "../calendar-words.ts";
import type { BoardListing } from "../host-calendar.schema.ts";
import { monthOf } from "../month/month.rules.ts";

type Props = {
  each: BoardListing;
  first: string;
  last: string;
  weeks: WeeksShown;
  /** The selected days; empty where there are none. */
  chosenFrom: string;
  chosenTo: string;
  /** The day that the Tab key leads to, if it is in this row. */
  entry: string | null;
};

/** A listing and its days. Only rows whose selection changes are drawn again. */
export const BoardRow = memo(function BoardRow({ each, first, last, weeks, chosenFrom, chosenTo, entry }: Props) {
  const days = calendarDays(each, { first, last });
  const bars = Map.groupBy(barsOf(days, each.stays, days.length * 2), startOf);
  return (
    <div role="row" data-listing={each.listing.id} className="board-row board-listing">
      <ListingName each={each} first={first} />
      {days.map((day, index) => (
        <div
          key={day.day}
          role="gridcell"
          tabIndex={day.day === entry ? 0 : -1}
          data-day={day.day}
          data-price={day.stay || day.trips.length > 0 || day.held || day.isFar ? undefined : shortPrice(day.priceCents)}
          data-minimum={day.ownMinimum === null || day.stay || day.trips.length > 0 || day.held ? undefined : `${day.ownMinimum}+`}
          aria-label={`${dayLabel(day)}, ${each.listing.title}`}
          aria-selected={chosenFrom !== "" && chosenFrom <= day.day && day.day <= chosenTo}
          aria-disabled={day.isPast || day.isFar || undefined}
          aria-current={day.isToday ? "date" : undefined}
          className={lookOf(day)}
        >
          {bars.get(index)?.map((bar) => (
            <BarOf key={bar.key} bar={bar} weeks={weeks} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** The day that a bar starts on, counted from the first one. */
const startOf = ({ from }: Bar): number => Math.floor((from - 1) / 2);

function lookOf({ day, isPast, isFar, isToday, held, stay, trips, priceReason }: CalendarDay): string {
  const ground = isPast || isFar ? "board-past" : isWeekend(day) ? "board-weekend" : "";
  const closed = closedLook({ held, stay, trips });
  const price = priceReason !== "base" && !isPast ? "board-priced" : "";
  return ["board-cell", ground, closed, price, isToday && "board-today"].filter(Boolean).join(" ");
}

function ListingName({ each: { listing, cover }, first }: { each: BoardListing; first: string }) {
  const Icon = listing.type === "boat" ? Sailboat : House;
  return (
    <div role="rowheader" className="board-name flex min-w-0 items-center gap-2.5 px-3 py-1.5">
      {cover ? (
        <img src={plainUrl(cover, 320)} alt="" loading="lazy" className="h-8 w-10 shrink-0 rounded-sm object-cover lg:h-9 lg:w-12" />
      ) : (
        <span className="grid h-8 w-10 shrink-0 place-items-center rounded-sm bg-sand-deep text-muted lg:h-9 lg:w-12">
          <Icon aria-hidden className="size-4" />
        </span>
      )}
      <span className="min-w-0 leading-tight">
        <Link
          to={`${href("/host/manage/:listingId/calendar", { listingId: listing.id })}?month=${monthOf(first)}`}
          title={listing.title}
          className="block truncate py-0.5 text-sm font-semibold text-ink no-underline hover:text-sea hover:underline"
        >
          {listing.title}
        </Link>
        <span className="numbers flex text-xs text-muted">
          <span className="truncate">
            {listing.isPaused && "Paused · "}
            {listing.city}
          </span>
          <span className="shrink-0 whitespace-pre"> · {formatMoney(money(listing.nightlyPriceCents))}</span>
        </span>
      </span>
    </div>
  );
}

/** How many pixels a day has at least. */
const DAY_ROOM: Record<WeeksShown, number> = { 2: 56, 4: 36, 8: 24 };
const NAME_ROOM = 62;
const INITIALS_ROOM = 24;

function BarOf({ bar, weeks }: { bar: Bar; weeks: WeeksShown }) {
  const room = (bar.span / 2) * DAY_ROOM[weeks];
  const wholeWeeks = Math.floor(bar.span / HALVES);
  const place = `board-bar weeks-${wholeWeeks} halves-${bar.span % HALVES} ${bar.from % 2 === 0 ? "board-bar-noon" : ""}`;
  const ends = `${bar.isStart ? "rounded-l-full" : ""} ${bar.isEnd ? "rounded-r-full" : ""}`;
  if (bar.kind === "stay") {
    const { stay, isPast } = bar;
    return (
      <span className={place}>
        <Link
          to={stayPage(stay)}
          prefetch="intent"
          tabIndex={-1}
          draggable={false}
          aria-label={stayLabel(stay)}
          title={`${stay.guestName}, ${whenInWords(stay)}`}
          className={`board-face font-semibold no-underline ${ends} ${lookOfStay(stay, isPast)} ${room >= NAME_ROOM ? "" : "justify-center px-0!"}`}
        >
          <bdi className="truncate">{room >= NAME_ROOM ? stay.guestName : room >= INITIALS_ROOM ? initialsOf(stay.guestName) : ""}</bdi>
        </Link>
      </span>
    );
  }
  if (bar.kind === "trips") return <TripsBar bar={bar} place={place} look={ends} room={room} />;
  if (bar.kind === "import")
    return (
      <span aria-hidden title={bar.label} className={`pointer-events-none ${place}`}>
        <span className={`board-face gap-1 ${IMPORTED} ${ends} ${bar.isStart ? "" : "border-l-0"} ${bar.isEnd ? "" : "border-r-0"}`}>
          {room >= INITIALS_ROOM && <CalendarSync className="size-3.5 shrink-0" />}
          {room >= NAME_ROOM && <span className="truncate">{bar.label}</span>}
        </span>
      </span>
    );
  if (room < NAME_ROOM) return null;
  return (
    <span aria-hidden className={`pointer-events-none ${place}`}>
      <span className="board-face">
        <span className="truncate rounded-full border border-line-strong bg-paper px-2 leading-5">{bar.label}</span>
      </span>
    </span>
  );
}

type TripsProps = { bar: Bar & { kind: "trips" }; place: string; look: string; room: number };

/** What begins and ends on a day: a link where it is one, else how many there are, because the day's panel names each. */
function TripsBar({ bar: { trips, isPast }, place, look, room }: TripsProps) {
  const [trip, ...others] = trips;
  if (!trip) return null;
  const face = `board-face justify-center px-0! font-semibold ${look} ${lookOfStay(trip, isPast)}`;
  if (others.length > 0)
    return (
      <span aria-hidden title={trips.map((each) => stayLabel(each)).join("; ")} className={`pointer-events-none ${place}`}>
        <span className={face}>{trips.length}</span>
      </span>
    );
  return (
    <span className={place}>
      <Link
        to={stayPage(trip)}
        prefetch="intent"
        tabIndex={-1}
        draggable={false}
        aria-label={stayLabel(trip)}
        title={stayLabel(trip)}
        className={`no-underline ${face}`}
      >
        <bdi className="truncate">{room >= INITIALS_ROOM ? initialsOf(trip.guestName) : ""}</bdi>
      </Link>
    </span>
  );
}
