import { href, Link } from "react-router";
import { hoursOf } from "../../features/availability/index.ts";
import type { HostGuests } from "../../features/bookings/index.server.ts";
import { GuestRows, WeekStrip } from "../../features/bookings/parts.ts";
import { countClashes } from "../../features/calendar-sync/index.server.ts";
import { hostDashboard, hostMetrics } from "../../features/earnings/index.server.ts";
import { PayoutChart } from "../../features/earnings/parts.ts";
import { responseWords } from "../../features/messages/index.ts";
import { countMyUnreadThreads } from "../../features/messages/index.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Figures } from "../../ui/page/figures.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/dashboard.page";
import { Requests } from "./bookings/requests.tsx";
import { ListingTodos, TodayAnswers } from "./today-todos.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Today", description: "Your hosting at a glance.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const [dashboard, metrics, clashes, unread] = await Promise.all([
    hostDashboard(ctx, { allTodos: url.searchParams.get("todos") === "all" }),
    hostMetrics(ctx),
    countClashes(ctx),
    countMyUnreadThreads(ctx),
  ]);
  return { dashboard, metrics, clashes, unread };
});

export default function HostDashboardPage({ loaderData: { dashboard, metrics, clashes, unread } }: Route.ComponentProps) {
  const { listings, arrivals, departures, staying, week, payouts, booked, fewPhotos, noCalendar } = dashboard;
  if (listings === 0) return <FirstListing />;
  return (
    <>
      <PageHeading title="Today" />
      {dashboard.requests.length > 0 && <Requests requests={dashboard.requests} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5">
          <WeekStrip week={week} />
          <Section title={arrivals.bookings.some(hoursOf) ? "Check-ins and trips today" : "Check-ins today"} id="arrivals">
            <People guests={arrivals} what="arrival" phase="upcoming" empty="No check-ins today." />
          </Section>
          <Section title="Check-outs today" id="departures">
            <People guests={departures} what="departure" phase="current" empty="No check-outs today." />
          </Section>
          <Section title="Staying now" id="staying">
            <People guests={staying} what="stay" phase="current" empty="No other guests are staying today." />
          </Section>
        </div>
        <div className="grid gap-5 lg:row-span-2">
          <Section title="Needs your answer" id="attention">
            <TodayAnswers {...dashboard} clashes={clashes} unread={unread} />
          </Section>
          {booked.length > 0 && (
            <Section title="New bookings" id="booked">
              <GuestRows bookings={booked} what="stay" />
            </Section>
          )}
          {fewPhotos.total + noCalendar.total > 0 && (
            <Section title="Improve your listings" id="improve">
              <ListingTodos fewPhotos={fewPhotos} noCalendar={noCalendar} />
            </Section>
          )}
        </div>
        <Section title="Payouts by month" id="payouts">
          <PayoutChart months={payouts} />
          <p>
            <Link to={href("/host/earnings")} className="link inline-flex min-h-11 items-center">
              All earnings
            </Link>
          </p>
        </Section>
        <div className="lg:col-span-2">
          <Glance dashboard={dashboard} metrics={metrics} />
        </div>
      </div>
    </>
  );
}

function Glance({ dashboard: { occupancy, bookedNights }, metrics }: Pick<Route.ComponentProps["loaderData"], "dashboard" | "metrics">) {
  return (
    <Section title="At a glance" id="figures">
      <Figures
        figures={[
          { label: "Next 30 days booked", value: occupancy === null ? "–" : `${occupancy}%`, note: `${bookedNights} nights` },
          { label: "Total Bookings", value: String(metrics.totalBookings), note: `${metrics.completedBookings} completed` },
          {
            label: "Total Earnings",
            value: formatMoney(money(metrics.totalEarningsCents)),
            note: `${formatMoney(money(metrics.paidCents))} paid out`,
          },
          {
            label: "Average Rating",
            value: metrics.averageRating?.toFixed(1) ?? "New",
            note: metrics.totalReviews === 1 ? "1 review" : `${metrics.totalReviews} reviews`,
          },
          { label: "Response Rate", value: `${metrics.responseRate}%`, note: responseWords(metrics.responseMinutes) ?? undefined },
        ]}
      />
    </Section>
  );
}

type PeopleProps = { guests: HostGuests; what: "arrival" | "departure" | "stay"; phase: "upcoming" | "current"; empty: string };

function People({ guests: { total, bookings }, what, phase, empty }: PeopleProps) {
  if (total === 0) return <p className="text-muted">{empty}</p>;
  return (
    <>
      <GuestRows bookings={bookings} what={what} />
      {total > bookings.length && (
        <p>
          <Link to={`${href("/host/bookings")}?phase=${phase}`} className="link inline-flex min-h-11 items-center">
            See all {total}
          </Link>
        </p>
      )}
    </>
  );
}

const FirstListing = () => (
  <>
    <PageHeading title="Today">Your guests, bookings and earnings will appear here.</PageHeading>
    <LinkButton to={href("/host/register")}>List your place or boat</LinkButton>
  </>
);
