import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { HostBooking } from "../../features/bookings/index.ts";
import { countClashes } from "../../features/calendar-sync/index.server.ts";
import { hostDashboard, hostMetrics } from "../../features/earnings/index.server.ts";
import { PayoutChart } from "../../features/earnings/parts.ts";
import { ClashNotice } from "../../features/host-calendar/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import { responseWords } from "../../features/messages/index.ts";
import { Figures } from "../../ui/figures.tsx";
import { PageHeading, Section } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/dashboard.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Today", description: "Your hosting at a glance.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  const [dashboard, metrics, clashes] = await Promise.all([hostDashboard(ctx), hostMetrics(ctx), countClashes(ctx)]);
  return { dashboard, metrics, clashes };
});

export default function HostDashboardPage({ loaderData: { dashboard, metrics, clashes } }: Route.ComponentProps) {
  const { listings, arrivals, departures, occupancy, payouts, bookedNights } = dashboard;
  if (listings === 0) return <FirstListing />;
  return (
    <>
      <PageHeading title="Today" />
      <ClashNotice clashes={clashes} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title="Check-ins today" id="arrivals">
          <People bookings={arrivals} empty="No check-ins today." />
        </Section>
        <Section title="Check-outs today" id="departures">
          <People bookings={departures} empty="No check-outs today." />
        </Section>
        <div className="lg:col-span-2">
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
                {
                  label: "Response Rate",
                  value: `${metrics.responseRate}%`,
                  note: responseWords(metrics.responseMinutes) ?? undefined,
                },
              ]}
            />
          </Section>
        </div>
        <Section title="Payouts by month" id="payouts">
          <PayoutChart months={payouts} />
          <p>
            <Link to={href("/host/earnings")} className="link">
              All earnings
            </Link>
          </p>
        </Section>
        <Section title="Needs your attention" id="attention">
          <Attention dashboard={dashboard} />
        </Section>
      </div>
    </>
  );
}

function People({ bookings, empty }: { bookings: HostBooking[]; empty: string }) {
  if (bookings.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="grid gap-2">
      {bookings.map(({ id, guest, listing, guests }) => (
        <Todo key={id} to={href("/bookings/:bookingId", { bookingId: id })} title={guest.fullName}>
          {listing.title} · {guests === 1 ? "1 guest" : `${guests} guests`}
        </Todo>
      ))}
    </ul>
  );
}

function Attention({
  dashboard: { toRate, toAnswer, fewPhotos, noCalendar },
}: {
  dashboard: Route.ComponentProps["loaderData"]["dashboard"];
}) {
  if (toRate.length + toAnswer.length + fewPhotos.length + noCalendar.length === 0)
    return <p className="text-muted">You're all caught up.</p>;
  return (
    <ul className="grid gap-2">
      {toRate.map(({ id, guest, listing }) => (
        <Todo key={`rate ${id}`} to={href("/bookings/:bookingId", { bookingId: id })} title={`Review ${guest.fullName}`}>
          who stayed at {listing.title}
        </Todo>
      ))}
      {toAnswer.map(({ id, guest, listing }) => (
        <Todo key={`answer ${id}`} to={href("/bookings/:bookingId", { bookingId: id })} title={`Reply to ${guest.fullName}'s review`}>
          of {listing.title}
        </Todo>
      ))}
      {fewPhotos.map(({ id, title }) => (
        <Todo key={`photos ${id}`} to={href("/host/manage/:listingId/edit", { listingId: id })} title="Add photos">
          {title} has fewer than five photos
        </Todo>
      ))}
      {noCalendar.map(({ id, title }) => (
        <Todo key={`calendar ${id}`} to={href("/host/manage/:listingId/calendar", { listingId: id })} title="Set up your calendar">
          {title} has no bookings, blocks or prices yet
        </Todo>
      ))}
    </ul>
  );
}

const Todo = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li>
    <Link to={to} className="-mx-3 block rounded-md px-3 py-2 text-ink no-underline hover:bg-sea-wash">
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block text-sm wrap-anywhere text-muted">{children}</span>
    </Link>
  </li>
);

const FirstListing = () => (
  <>
    <PageHeading title="Today">Your guests, bookings and earnings will appear here.</PageHeading>
    <LinkButton to={href("/host/register")}>List your place or boat</LinkButton>
  </>
);
