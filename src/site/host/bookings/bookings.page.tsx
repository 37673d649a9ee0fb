import { fileHref } from "../../../platform/file-paths.ts";
import { Download, Plus, Search } from "../../../ui/icons/index.ts";
import { Form, href, Link } from "react-router";
import { HostBookingsQuery, PHASES, type Phase, SHOWN_FIRST } from "../../../features/bookings/index.ts";
import { bookingError, listHostBookings, listHostRequests } from "../../../features/bookings/index.server.ts";
import { HostBookingRow } from "../../../features/bookings/parts.ts";
import { moreShown } from "../../../platform/shown.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { ShowMore } from "../../../ui/page/show-more.tsx";
import { TabLinks } from "../../../ui/page/tab-links.tsx";
import type { Route } from "./+types/bookings.page";
import { Requests } from "./requests.tsx";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Host bookings", description: "The bookings at your listings.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  const [result, requests] = await Promise.all([listHostBookings(ctx, query), listHostRequests(ctx)]);
  return { query, result, requests, isRemoved: url.searchParams.has("removed") };
}, bookingError("bookings_load_failed"));

const LABELS: Record<Phase, string> = { upcoming: "Upcoming", current: "Current", past: "Past", cancelled: "Cancelled" };

export default function HostBookingsPage({ loaderData: { query, result, requests, isRemoved } }: Route.ComponentProps) {
  const { phase, q } = query;
  const { bookings, counts } = result;
  const more = moreShown(bookings.length, counts[phase], SHOWN_FIRST);
  const address = (given: Record<string, string>) => `?${new URLSearchParams({ phase, ...(q && { q }), ...given })}`;
  return (
    <>
      <PageHeading title="Bookings" />
      {isRemoved && (
        <div className="mb-6">
          <Notice tone="good">Booking removed.</Notice>
        </div>
      )}
      {requests.length > 0 && <Requests requests={requests} />}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Form method="get" role="search" className="flex min-w-0 grow items-end gap-3 sm:max-w-md">
          <input type="hidden" name="phase" value={phase} />
          <div className="min-w-0 grow">
            <TextField
              key={q}
              label="Guest, listing or reference"
              placeholder="Also by email, phone or note"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
            />
          </div>
          <Button type="submit" look="quiet">
            <Search aria-hidden className="size-5" />
            <span className="sr-only">Search</span>
          </Button>
        </Form>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={`${fileHref("/host/bookings.csv")}${address({})}`} className="link inline-flex min-h-11 items-center gap-2">
            <Download aria-hidden className="size-4" /> Export CSV
          </a>
          <LinkButton to={href("/host/bookings/new")}>
            <Plus aria-hidden className="size-5" /> Add a booking
          </LinkButton>
        </div>
      </div>
      <TabLinks
        label="Booking status"
        tabs={PHASES.map((each) => ({ to: address({ phase: each }), label: LABELS[each], count: counts[each], isCurrent: each === phase }))}
      />
      {bookings.length === 0 ? (
        <div className="card grid gap-2 p-8">
          <p className="text-muted">{q ? `No ${phase} bookings match “${q}”.` : `No ${phase} bookings yet.`}</p>
          {q && <Elsewhere counts={counts} address={address} />}
        </div>
      ) : (
        <ul id="bookings" className="card divide-y divide-line overflow-hidden">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <HostBookingRow booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {counts[phase] > SHOWN_FIRST && (
        <ShowMore
          listId="bookings"
          shown={bookings.length}
          total={counts[phase]}
          to={more ? address({ show: String(more) }) : null}
          rest="Search or export them to see the rest."
        />
      )}
    </>
  );
}

/** Where else the search finds something. */
function Elsewhere({ counts, address }: { counts: Record<Phase, number>; address: (given: Record<string, string>) => string }) {
  const others = PHASES.filter((each) => counts[each] > 0);
  return (
    <ul className="flex flex-wrap gap-x-5">
      {others.map((each) => (
        <li key={each}>
          <Link to={address({ phase: each })} className="link inline-flex min-h-11 items-center">
            {counts[each]} in {LABELS[each]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
