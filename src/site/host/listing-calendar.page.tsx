import { ChevronDown } from "../../ui/icons/index.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { href, Link, useSearchParams } from "react-router";
import { TypedWeekPrices } from "../../features/availability/index.ts";
import { hostDayError, setPrices } from "../../features/availability/index.server.ts";
import { bookingError } from "../../features/bookings/index.server.ts";
import { countClashes } from "../../features/calendar-sync/index.server.ts";
import { daysInWords, MonthQuery } from "../../features/host-calendar/index.ts";
import { readHostCalendar } from "../../features/host-calendar/index.server.ts";
import { ClashNotice, ListingCalendar } from "../../features/host-calendar/parts.ts";
import { ownTitles } from "../../features/listings/index.server.ts";
import { readFormats, WEEK_START } from "../../platform/words/formats.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { DropMenu, MENU_LINK } from "../../ui/overlays/drop-menu.tsx";
import type { Route } from "./+types/listing-calendar.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { dayForms } from "./day-forms.server.ts";
import { othersOf } from "./listings/other-listings.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Calendar", description: "The calendar of one of your listings.", hidden: true });

/** The rest is under "All calendars". */
const MOST_OTHERS = 100;

export const loader = pageLoader(async (ctx, { params, url, request }) => {
  const given = MonthQuery.safeParse(Object.fromEntries(url.searchParams));
  const month = given.success ? given.data.month : undefined;
  const weekStart = WEEK_START[readFormats(request.headers.get("cookie"), request.headers.get("accept-language"))];
  const listingId = listingIdOf(params);
  const [calendar, clashes, titles] = await Promise.all([
    readHostCalendar(ctx, listingId, { month, weekStart }),
    countClashes(ctx),
    ownTitles(ctx),
  ]);
  return { ...calendar, clashes, others: othersOf(titles, listingId).slice(0, MOST_OTHERS) };
}, bookingError("bookings_load_failed"));

export const action = pageAction({
  ...dayForms({
    blocked: (days) => `${daysInWords(days)} blocked.`,
    blockedAround: (days) => `The free nights of ${daysInWords(days)} are blocked.`,
    unblocked: (days) => `${daysInWords(days)} available again.`,
    changed: daysInWords,
    cleared: (days) => `Base price restored for ${daysInWords(days)}.`,
    begun: (days) => `stays from ${daysInWords(days)}`,
    ruled: (days) => `Your rules count again for stays from ${daysInWords(days)}.`,
  }),
  "week-prices": formHandler({
    input: TypedWeekPrices,
    failure: hostDayError("price_failed"),
    run: async (ctx, { weekday, weekend, ...input }) => {
      await setPrices(ctx, { ...input, priceCents: weekday, weekendCents: weekend });
      return {
        message: `${formatMoney(money(weekday))} on weekdays and ${formatMoney(money(weekend))} on weekends for ${daysInWords(input)}.`,
      };
    },
  }),
});

/** After a refusal the calendar reloads, so that the host sees what changed. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function HostListingCalendarPage({ loaderData: calendar, actionData }: Route.ComponentProps) {
  const { listing } = calendar;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl wrap-anywhere">
          {listing.title} {listing.isPaused && <span className="font-sans text-base font-normal text-muted">paused</span>}
        </h1>
        <div className="flex flex-wrap items-center gap-x-5">
          {calendar.others.length > 0 && <OtherCalendars key={listing.id} listings={calendar.others} />}
          <Link to={href("/host/calendar")} className="link inline-flex min-h-11 items-center">
            All calendars
          </Link>
          <Link to={href("/host/manage/:listingId/rules", { listingId: listing.id })} className="link inline-flex min-h-11 items-center">
            Prices and stay rules
          </Link>
          {listing.type === "boat" && (
            <Link
              to={href("/host/manage/:listingId/packages", { listingId: listing.id })}
              className="link inline-flex min-h-11 items-center"
            >
              Packages
            </Link>
          )}
          <Link to={href("/host/manage/:listingId/sync", { listingId: listing.id })} className="link inline-flex min-h-11 items-center">
            Sync calendars
          </Link>
          <Link to={href("/properties/:listingId", { listingId: listing.id })} className="link inline-flex min-h-11 items-center">
            View listing
          </Link>
        </div>
      </header>
      <ClashNotice clashes={calendar.clashes} />
      <ListingCalendar key={listing.id} calendar={calendar} result={actionData} />
    </>
  );
}

/** Leads to the same month of another listing. */
function OtherCalendars({ listings }: { listings: { id: string; title: string }[] }) {
  const [search] = useSearchParams();
  const month = search.get("month");
  return (
    <DropMenu
      look="gap-1 rounded-md border border-line-mid bg-paper px-3 font-semibold"
      className="left-0 max-h-80 w-72 max-w-[80vw] overflow-y-auto"
      label={
        <>
          Switch listing <ChevronDown aria-hidden className="size-4" />
        </>
      }
    >
      {listings.map(({ id, title }) => (
        <Link
          key={id}
          to={{
            pathname: href("/host/manage/:listingId/calendar", { listingId: id }),
            search: month ? `month=${encodeURIComponent(month)}` : "",
          }}
          className={`${MENU_LINK} wrap-anywhere`}
        >
          {title}
        </Link>
      ))}
    </DropMenu>
  );
}
