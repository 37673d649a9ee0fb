import { href } from "react-router";
import { PHASES, type Phase, TripsQuery } from "../../features/bookings/index.ts";
import { bookingError, listTrips } from "../../features/bookings/index.server.ts";
import { TripCard } from "../../features/bookings/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/trips.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Trips", description: "Your upcoming, current, past and cancelled trips.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = TripsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : TripsQuery.parse({});
  return { phase: query.phase, trips: await listTrips(ctx, query) };
}, bookingError("bookings_load_failed"));

const TABS: Record<Phase, { label: string; empty: string }> = {
  upcoming: { label: "Upcoming", empty: "No upcoming trips. The water's waiting." },
  current: { label: "Current", empty: "No current trip." },
  past: { label: "Past", empty: "No past trips yet. Time to plan one." },
  cancelled: { label: "Cancelled", empty: "No cancelled trips." },
};

export default function TripsPage({ loaderData: { phase, trips } }: Route.ComponentProps) {
  const { bookings, next, counts } = trips;
  return (
    <div className="page grow py-12">
      <PageHeading title="Trips" />
      <TabLinks
        label="Trip status"
        tabs={PHASES.map((each) => ({ to: `?phase=${each}`, label: TABS[each].label, count: counts[each], isCurrent: each === phase }))}
      />
      {bookings.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">{TABS[phase].empty}</p>
          <LinkButton to={href("/search")}>Find a place or boat</LinkButton>
        </div>
      ) : (
        <ul className="grid gap-5">
          {bookings.map((booking, index) => (
            <li key={booking.id}>
              <TripCard booking={booking} priority={index < 2} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-8">
          <LinkButton to={`?phase=${phase}&after=${next}`} look="quiet">
            Show more
          </LinkButton>
        </p>
      )}
    </div>
  );
}
