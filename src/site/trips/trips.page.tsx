import { href } from "react-router";
import { type Phase, type Trip, TripsQuery } from "../../features/bookings/index.ts";
import { bookingError, listTrips } from "../../features/bookings/index.server.ts";
import { TripCard } from "../../features/bookings/parts.ts";
import { staysToReview } from "../../features/reviews/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/trips.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Trips", description: "Your upcoming, current, past and cancelled trips.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = TripsQuery.safeParse(Object.fromEntries(url.searchParams));
  const { phase: asked, after } = given.success ? given.data : TripsQuery.parse({});
  const phase = asked === "current" ? "upcoming" : asked;
  const trips = await listTrips(ctx, { phase, after });
  const current = trips.counts.current > 0 ? (await listTrips(ctx, { phase: "current" })).bookings : [];
  const toReview =
    phase === "past"
      ? await staysToReview(
          ctx,
          trips.bookings.map(({ id }) => id),
        )
      : [];
  return { phase, trips, current, toReview };
}, bookingError("bookings_load_failed"));

type Tab = Exclude<Phase, "current">;

const TABS: Record<Tab, { label: string; empty: string }> = {
  upcoming: { label: "Upcoming", empty: "No upcoming trips. The water's waiting." },
  past: { label: "Past", empty: "No past trips yet. Time to plan one." },
  cancelled: { label: "Cancelled", empty: "No cancelled trips." },
};

export default function TripsPage({ loaderData: { phase, trips, current, toReview } }: Route.ComponentProps) {
  const { bookings, next, counts } = trips;
  return (
    <div className="page grow py-12">
      <PageHeading title="Trips" />
      {current.length > 0 && (
        <section aria-labelledby="now" className="mb-10 grid gap-4">
          <h2 id="now" className="text-xl">
            You're staying now
          </h2>
          <TripList trips={current} toReview={toReview} />
        </section>
      )}
      <TabLinks
        label="Trip status"
        tabs={(["upcoming", "past", "cancelled"] as const).map((each) => ({
          to: `?phase=${each}`,
          label: TABS[each].label,
          count: counts[each],
          isCurrent: each === phase,
        }))}
      />
      {bookings.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">{TABS[phase].empty}</p>
          <LinkButton to={href("/search")}>Find a place or boat</LinkButton>
        </div>
      ) : (
        <TripList trips={bookings} toReview={toReview} />
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

const TripList = ({ trips, toReview }: { trips: Trip[]; toReview: string[] }) => (
  <ul className="grid gap-5">
    {trips.map((trip, index) => (
      <li key={trip.id}>
        <TripCard booking={trip} priority={index < 2} asksForReview={toReview.includes(trip.id)} />
      </li>
    ))}
  </ul>
);
