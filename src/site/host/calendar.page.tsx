import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form, href } from "react-router";
import { addDays } from "../../features/availability/index.ts";
import { bookingError } from "../../features/bookings/index.server.ts";
import { countClashes } from "../../features/calendar-sync/index.server.ts";
import { daysInWords, ListingsQuery } from "../../features/host-calendar/index.ts";
import { readListingsCalendar } from "../../features/host-calendar/index.server.ts";
import { ClashNotice, ListingsCalendar } from "../../features/host-calendar/parts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/calendar.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Calendar", description: "All your listings, day by day.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ListingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ListingsQuery.parse({});
  const [calendar, clashes] = await Promise.all([readListingsCalendar(ctx, query), countClashes(ctx)]);
  return { ...calendar, clashes };
}, bookingError("bookings_load_failed"));

type Calendar = Route.ComponentProps["loaderData"];

const FOUR_WEEKS = 28;

export default function HostCalendarPage({ loaderData: calendar }: Route.ComponentProps) {
  if (calendar.total === 0) return <FirstListing />;
  return (
    <>
      <PageHeading title="Calendar" />
      <ClashNotice clashes={calendar.clashes} />
      {/* The days take the room that a wide window has. */}
      <div className="2xl:relative 2xl:left-1/2 2xl:w-[min(100vw-5rem,112rem)] 2xl:-translate-x-1/2">
        <DayTurner calendar={calendar} />
        <ListingsCalendar calendar={calendar} />
        {calendar.pages > 1 && <Pages calendar={calendar} />}
      </div>
    </>
  );
}

function DayTurner({ calendar: { first, last, page } }: { calendar: Calendar }) {
  const address = (from: string) => `?${new URLSearchParams({ from, ...(page > 1 && { page: String(page) }) })}`;
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-2 gap-y-3">
      <Turn to={address(addDays(first, -FOUR_WEEKS))} towards="Earlier" />
      <Turn to={address(addDays(first, FOUR_WEEKS))} towards="Later" />
      <h2 aria-live="polite" className="mr-auto flex min-h-11 items-center pl-2 text-xl">
        {daysInWords({ first, last })}
      </h2>
      <LinkButton to={page > 1 ? `?page=${page}` : "?"} look="quiet" preventScrollReset>
        Today
      </LinkButton>
      <Form method="get" className="flex items-end gap-2">
        {page > 1 && <input type="hidden" name="page" value={page} />}
        <TextField key={first} label="From" name="from" type="date" required min="2000-01-01" max="2099-12-31" defaultValue={first} />
        <Button type="submit" look="quiet">
          Show
        </Button>
      </Form>
    </div>
  );
}

const Turn = ({ to, towards }: { to: string; towards: "Earlier" | "Later" }) => {
  const Icon = towards === "Earlier" ? ChevronLeft : ChevronRight;
  return (
    <LinkButton to={to} look="quiet" prefetch="intent" preventScrollReset size="icon">
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{towards} weeks</span>
    </LinkButton>
  );
};

function Pages({ calendar: { first, page, pages, total } }: { calendar: Calendar }) {
  const address = (number: number) => `?${new URLSearchParams({ from: first, page: String(number) })}`;
  return (
    <nav aria-label="Listing pages" className="mt-6 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <LinkButton to={address(page - 1)} look="quiet">
          Previous listings
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton to={address(page + 1)} look="quiet">
          More listings
        </LinkButton>
      )}
      <p className="numbers text-muted">
        Page {page} of {pages} · {total} listings
      </p>
    </nav>
  );
}

const FirstListing = () => (
  <>
    <PageHeading title="Calendar">No Properties/Charters Listed</PageHeading>
    <LinkButton to={href("/host/register")}>List your place or boat</LinkButton>
  </>
);
