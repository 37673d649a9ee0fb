import { href, Link } from "react-router";
import { type Phase, type Trip, TRIPS_SHOWN, TripsQuery } from "../../features/bookings/index.ts";
import { bookingError, listOwnRequests, listTrips } from "../../features/bookings/index.server.ts";
import { OwnRequestRow, TripCard } from "../../features/bookings/parts.ts";
import { staysToReview } from "../../features/reviews/index.server.ts";
import type { TripPlanSummary } from "../../features/trip-plans/index.ts";
import { listPlans } from "../../features/trip-plans/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { moreShown } from "../../platform/shown.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/trips.page";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Trips", description: "Your upcoming, current, past and cancelled trips.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = TripsQuery.safeParse(Object.fromEntries(url.searchParams));
  const { phase: asked, after, show } = given.success ? given.data : TripsQuery.parse({});
  const phase = asked === "current" ? "upcoming" : asked;
  const [trips, requests, planned] = await Promise.all([
    listTrips(ctx, { phase, after, show }),
    listOwnRequests(ctx),
    optionalSection(ctx, () => listPlans(ctx)),
  ]);
  const current = trips.counts.current > 0 ? (await listTrips(ctx, { phase: "current" })).bookings : [];
  const toReview =
    phase === "past"
      ? await staysToReview(
          ctx,
          trips.bookings.map(({ id }) => id),
        )
      : [];
  return { phase, trips, current, toReview, requests, plans: planned?.plans ?? [] };
}, bookingError("bookings_load_failed"));

type Tab = Exclude<Phase, "current">;

const TABS: Record<Tab, { label: string; empty: string }> = {
  upcoming: { label: "Upcoming", empty: "No upcoming trips. The water's waiting." },
  past: { label: "Past", empty: "No past trips yet. Time to plan one." },
  cancelled: { label: "Cancelled", empty: "No cancelled trips." },
};

export default function TripsPage({ loaderData: { phase, trips, current, toReview, requests, plans } }: Route.ComponentProps) {
  const { bookings, next, counts } = trips;
  const more = moreShown(bookings.length, counts[phase], TRIPS_SHOWN);
  return (
    <div className="page grow py-12">
      <PageHeading title="Trips" />
      {requests.length > 0 && (
        <section aria-labelledby="asked" className="mb-10 grid gap-4">
          <h2 id="asked" className="text-xl">
            Not booked yet
          </h2>
          <ul className="card divide-y divide-line overflow-hidden">
            {requests.map((request) => (
              <li key={request.checkoutId}>
                <OwnRequestRow request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {current.length > 0 && (
        <section aria-labelledby="now" className="mb-10 grid gap-4">
          <h2 id="now" className="text-xl">
            You're staying now
          </h2>
          <TripList trips={current} toReview={toReview} />
        </section>
      )}
      {plans.length > 0 && <PlanLinks plans={plans} />}
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
        <TripList id="trips" trips={bookings} toReview={toReview} />
      )}
      {counts[phase] > TRIPS_SHOWN && (
        <ShowMore listId="trips" shown={bookings.length} total={counts[phase]} to={next && more ? `?phase=${phase}&show=${more}` : null} />
      )}
    </div>
  );
}

const PlanLinks = ({ plans }: { plans: TripPlanSummary[] }) => (
  <section aria-labelledby="plans" className="mb-10 grid gap-4">
    <h2 id="plans" className="text-xl">
      Trip plans
    </h2>
    <ul className="flex flex-wrap gap-3">
      {plans.map(({ id, name, owner, isOwn, bookingIds }) => (
        <li key={id} className="min-w-0">
          <Link
            to={href("/trip-plans/:planId", { planId: id })}
            className="card grid min-h-11 gap-0.5 px-5 py-3 text-ink no-underline hover:border-line-strong"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-muted">{isOwn ? countOf(bookingIds.length, "booking") : `With ${owner}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const TripList = ({ id, trips, toReview }: { id?: string; trips: Trip[]; toReview: string[] }) => (
  <ul id={id} className="grid gap-5">
    {trips.map((trip, index) => (
      <li key={trip.id}>
        <TripCard booking={trip} priority={index < 2} asksForReview={toReview.includes(trip.id)} />
      </li>
    ))}
  </ul>
);
