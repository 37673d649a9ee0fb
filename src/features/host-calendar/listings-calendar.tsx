import { href, Link } from "react-router";
import { dayInWords } from "../../platform/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { countOf, daysOf, stayInWords } from "../availability/index.ts";
import { stayPage } from "../bookings/index.ts";
import { blockLabel } from "./bars.ts";
import { IMPORTED, lookOf } from "./calendar-bars.tsx";
import { type CalendarDay, calendarDays, runsOf } from "./calendar-days.ts";
import { monthInWords, shortMonthInWords } from "./calendar-words.ts";
import type { CalendarListing, ListingDays, ListingsCalendar as Calendar } from "./host-calendar.schema.ts";
import { monthOf } from "./month.rules.ts";

const calendarOf = ({ id }: CalendarListing, day: string) =>
  `${href("/host/manage/:listingId/calendar", { listingId: id })}?month=${monthOf(day)}`;

/** A timeline of all listings on wide screens; on others a list with links to each calendar. */
export function ListingsCalendar({ calendar }: { calendar: Calendar }) {
  return (
    <>
      <ul className="grid gap-3 lg:hidden">
        {calendar.listings.map((each) => (
          <ListingCard key={each.listing.id} {...each} first={calendar.first} />
        ))}
      </ul>
      <Board calendar={calendar} />
    </>
  );
}

const ListingCard = ({ listing, stays, first }: ListingDays & { first: string }) => (
  <li className="card group relative grid gap-0.5 p-4 hover:border-sea">
    <Link
      to={calendarOf(listing, first)}
      className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 group-hover:text-sea"
    >
      {listing.title}
    </Link>
    <span className="text-sm text-muted">
      {listing.city}, {listing.country}
      {listing.isPaused && " · paused"}
    </span>
    <span className="numbers text-sm">
      {stays.length === 0 ? "No stays" : countOf(stays.length, "stay")} in these 4 weeks · {formatMoney(money(listing.nightlyPriceCents))}{" "}
      per night
    </span>
  </li>
);

/** With fewer days than this, a month's name with its year doesn't fit. */
const NAMED_DAYS = 3;

function Board({ calendar: { first, last, listings } }: { calendar: Calendar }) {
  const days = daysOf({ first, last });
  const months = [...Map.groupBy(days, monthOf)];
  return (
    <section aria-label="Listings and days" className="card relative overflow-x-auto max-lg:hidden">
      <table className="numbers w-full min-w-[94rem] table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="sticky left-0 z-10 w-52 bg-paper px-4 text-left font-semibold">
              Listing
            </th>
            {months.map(([month, itsDays]) => (
              <th
                key={month}
                scope="colgroup"
                colSpan={itsDays.length}
                className="relative truncate border-l border-line px-2 pt-2 text-left font-semibold"
              >
                {itsDays.length < NAMED_DAYS ? (
                  <>
                    <span aria-hidden>{shortMonthInWords(month)}</span>
                    <span className="sr-only">{monthInWords(month)}</span>
                  </>
                ) : (
                  monthInWords(month)
                )}
              </th>
            ))}
          </tr>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col" className="border-l border-line py-1 text-center font-normal">
                <span aria-hidden className="block text-xs text-muted">
                  {dayInWords(day).slice(0, 2)}
                </span>
                <span aria-hidden className="font-semibold">
                  {Number(day.slice(8))}
                </span>
                <span className="sr-only">{dayInWords(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((each) => (
            <ListingRow key={each.listing.id} each={each} first={first} last={last} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ListingRow({ each, first, last }: { each: ListingDays; first: string; last: string }) {
  const { listing } = each;
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-10 border-t border-line bg-paper px-4 py-2 text-left font-normal">
        <Link to={calendarOf(listing, first)} prefetch="intent" className="block truncate font-semibold text-ink hover:text-sea">
          {listing.title}
        </Link>
        <span className="block truncate text-xs text-muted">
          {listing.city}
          {listing.isPaused && " · paused"}
        </span>
      </th>
      {runsOf(calendarDays(each, { first, last })).map((run) => (
        <Run key={run[0]?.day} run={run} />
      ))}
    </tr>
  );
}

const CELL = "h-14 border-t border-l border-line p-0";

function Run({ run }: { run: CalendarDay[] }) {
  const [day] = run;
  if (!day) return null;
  const { stay, held, isPast, isToday, priceReason } = day;
  if (stay) {
    const isOver = run.every((each) => each.isPast);
    return (
      <td colSpan={run.length} className={`${CELL} px-0.5`}>
        <Link
          to={stayPage(stay)}
          prefetch="intent"
          dir="auto"
          title={`${stay.guestName}, ${stayInWords(stay)}`}
          className={`block h-9 truncate rounded-full px-2.5 leading-9 font-semibold no-underline ${lookOf(stay, isOver)}`}
        >
          {stay.guestName}
        </Link>
      </td>
    );
  }
  if (held === "import")
    return (
      <td colSpan={run.length} className={`${CELL} px-0.5`}>
        <span title={blockLabel(day)} className={`block h-9 truncate rounded-full px-2.5 leading-8 ${IMPORTED}`}>
          <span className="sr-only">Another calendar: </span>
          {blockLabel(day)}
        </span>
      </td>
    );
  if (held)
    return (
      <td colSpan={run.length} className={`${CELL} hatched text-center`}>
        <span className="inline-block max-w-full truncate rounded-full border border-line-strong bg-paper px-2 align-middle text-xs leading-5">
          {blockLabel(day)}
        </span>
      </td>
    );
  const look = isPast ? "bg-sand-deep text-muted" : priceReason !== "base" ? "font-semibold text-sea" : "text-muted";
  return (
    <td className={`${CELL} text-center text-xs tracking-tight ${look} ${isToday ? "bg-sea-wash" : ""}`}>
      {formatMoney(money(day.priceCents))}
    </td>
  );
}
