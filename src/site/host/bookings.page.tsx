import { Download, Search } from "lucide-react";
import { Form, href } from "react-router";
import { HostBookingsQuery, PHASES, type Phase } from "../../features/bookings/index.ts";
import { bookingError, listHostBookings } from "../../features/bookings/index.server.ts";
import { HostBookingRow } from "../../features/bookings/parts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/bookings.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Host bookings", description: "The bookings at your listings.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = HostBookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : HostBookingsQuery.parse({});
  return { query, result: await listHostBookings(ctx, query) };
}, bookingError("bookings_load_failed"));

const LABELS: Record<Phase, string> = { upcoming: "Upcoming", current: "Current", past: "Past", cancelled: "Cancelled" };

export default function HostBookingsPage({ loaderData: { query, result } }: Route.ComponentProps) {
  const { phase, q } = query;
  const { bookings, next, counts } = result;
  const address = (given: Record<string, string>) => `?${new URLSearchParams({ phase, ...(q && { q }), ...given })}`;
  return (
    <>
      <PageHeading title="Bookings" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Form method="get" role="search" className="flex min-w-0 grow items-end gap-3 sm:max-w-md">
          <input type="hidden" name="phase" value={phase} />
          <div className="min-w-0 grow">
            <TextField key={q} label="Guest or reference" name="q" type="search" defaultValue={q} maxLength={100} />
          </div>
          <Button type="submit" look="quiet">
            <Search aria-hidden className="size-5" />
            <span className="sr-only">Search</span>
          </Button>
        </Form>
        <a href={`${href("/host/bookings.csv")}${address({})}`} className="link inline-flex min-h-11 items-center gap-2">
          <Download aria-hidden className="size-4" /> Export CSV
        </a>
      </div>
      <TabLinks
        label="Booking status"
        tabs={PHASES.map((each) => ({ to: address({ phase: each }), label: LABELS[each], count: counts[each], isCurrent: each === phase }))}
      />
      {bookings.length === 0 ? (
        <p className="card p-8 text-muted">{q ? `No ${phase} bookings match “${q}”.` : `No ${phase} bookings yet.`}</p>
      ) : (
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <HostBookingRow booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-8">
          <LinkButton to={address({ after: next })} look="quiet">
            Show more
          </LinkButton>
        </p>
      )}
    </>
  );
}
