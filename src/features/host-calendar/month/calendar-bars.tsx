import { CalendarSync } from "../../../ui/icons/index.ts";
import { Link } from "react-router";
import { type HostStay, stayPage } from "../../bookings/index.ts";
import type { Bar } from "../bars.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { startInWords, stayLabel } from "../calendar-words.ts";

type BarOf<K extends Bar["kind"]> = { bar: Bar & { kind: K } };

const place = ({ week, from, span }: Bar) => `row-start-${week} col-start-${from} col-span-${span} self-end`;
const ends = ({ isStart, isEnd }: Bar) => `${isStart ? "ml-0.5 rounded-l-full" : ""} ${isEnd ? "mr-0.5 rounded-r-full" : ""}`;

/** A link to the booking, or to the stay that the host entered. Only its first piece is exposed to screen readers. */
export function BookingBar({ bar }: BarOf<"stay">) {
  const { stay, isPast, isStart, from, week } = bar;
  const isFirst = isStart || (week === 1 && from === 1);
  return (
    <li aria-hidden={!isFirst || undefined} className={`min-w-0 ${place(bar)}`}>
      <Link
        to={stayPage(stay)}
        prefetch="intent"
        tabIndex={isFirst ? undefined : -1}
        aria-label={stayLabel(stay, useFormats())}
        className={`pointer-events-auto mb-1.5 flex h-6 items-center px-2 text-xs font-semibold no-underline lg:mb-2.5 lg:h-8 lg:px-3 lg:text-sm ${ends(bar)} ${lookOf(stay, isPast)}`}
      >
        <bdi className="truncate">{stay.guestName}</bdi>
      </Link>
    </li>
  );
}

/** What begins and ends on a day: a link where it is one, else how many there are, because the day's panel names each. */
export function TripsBar({ bar }: BarOf<"trips">) {
  const { trips, isPast } = bar;
  const [trip] = trips;
  const formats = useFormats();
  if (!trip) return null;
  const look = `mb-1.5 flex h-6 items-center gap-1 px-1 text-xs font-semibold lg:mb-2.5 lg:h-8 lg:px-3 lg:text-sm ${ends(bar)} ${lookOf(trip, isPast)}`;
  if (trips.length > 1)
    return (
      <li aria-hidden className={`min-w-0 ${place(bar)}`}>
        <span className={look}>
          <span className="truncate">{countOf(trips.length, "trip")}</span>
        </span>
      </li>
    );
  return (
    <li className={`min-w-0 ${place(bar)}`}>
      <Link
        to={stayPage(trip)}
        prefetch="intent"
        aria-label={stayLabel(trip, formats)}
        className={`pointer-events-auto no-underline ${look}`}
      >
        <span className="shrink-0">{startInWords(trip, formats)}</span>
        <bdi className="truncate max-lg:hidden">{trip.guestName}</bdi>
      </Link>
    </li>
  );
}

/** Why these days are blocked. It is decorative, because the days' labels say it too. */
export const BlockLabel = ({ bar }: BarOf<"block">) => (
  <li aria-hidden className={`min-w-0 ${place(bar)}`}>
    <span className="mx-1 mb-1.5 flex h-6 items-center lg:mx-2 lg:mb-2.5 lg:h-8">
      <span className="truncate rounded-full border border-line-strong bg-paper px-1.5 text-xs leading-5 lg:px-2.5 lg:text-sm lg:leading-6">
        {bar.label}
      </span>
    </span>
  </li>
);

/** A stay in another calendar: an outline where a booking is filled. It is decorative, because the days' labels say it too. */
export const ImportedBar = ({ bar }: BarOf<"import">) => (
  <li aria-hidden className={`min-w-0 ${place(bar)}`}>
    <span
      className={`mb-1.5 flex h-6 items-center gap-1.5 px-2 text-xs lg:mb-2.5 lg:h-8 lg:px-3 lg:text-sm ${IMPORTED} ${ends(bar)} ${bar.isStart ? "" : "border-l-0"} ${bar.isEnd ? "" : "border-r-0"}`}
    >
      {bar.span > 2 && <CalendarSync aria-hidden className="size-4 shrink-0 max-lg:hidden" />}
      {(bar.isStart || bar.span > 2) && <span className="truncate">{bar.label}</span>}
    </span>
  </li>
);

/** How a stay in another calendar is drawn. */
export const IMPORTED = "border-2 border-dashed border-sea bg-sea-wash font-medium text-ink";

/** How a stay that the host entered is drawn. */
export const ENTERED = "bg-sea-wash text-ink ring-2 ring-sea ring-inset";

/** How a bar is drawn: filled for bookings, outlined for stays that the host entered, gray when it is over. */
export const lookOf = ({ source }: HostStay, isPast: boolean): string =>
  isPast
    ? "bg-line text-ink hover:bg-line-strong hover:text-paper"
    : source === "manual"
      ? `${ENTERED} hover:bg-paper`
      : "bg-sea text-on-sea hover:bg-sea-hover";
