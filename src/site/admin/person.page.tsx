import { href, Link } from "react-router";
import { z } from "zod";
import { readPerson } from "../../features/staff/index.server.ts";
import { requestError } from "../../platform/errors.ts";
import { dayInWords } from "../../platform/words/day-words.ts";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/person.page";

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.fullName ?? "Person",
    description: "What support staff see of a person.",
    path: location.pathname,
    hidden: true,
  });

export const loader = pageLoader(async (ctx, { params }) => {
  const { data: personId } = z.uuid().safeParse(params.personId);
  if (!personId) throw requestError("not_found");
  return readPerson(ctx, personId);
});

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { id, fullName, email, memberSince, isVerified, hasTwoFactor, isHost, facts } = loaderData;
  const particulars = [
    ["Email", `${email}${isVerified ? "" : " (not confirmed)"}`],
    ["Phone", facts.phone || "None"],
    ["Member since", dayInWords(memberSince.slice(0, 10))],
    ["Two-factor sign-in", hasTwoFactor ? "On" : "Off"],
    ["Host", isHost ? "Yes" : "No"],
  ];
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading title={fullName}>Your visit to this page has been logged.</PageHeading>
      <Section title="Account" id="account">
        <dl className="grid gap-2 sm:grid-cols-2">
          {particulars.map(([label, value]) => (
            <div key={label} className="wrap-anywhere">
              <dt className="text-sm text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={`${href("/admin/chat-support")}?filter=open&q=${encodeURIComponent(email)}`} className="link">
            Chats
          </Link>
          <Link to={`${href("/admin/audit")}?subject=person:${id}`} className="link">
            Audit trail
          </Link>
        </p>
      </Section>
      <Section title="Bookings" id="bookings">
        {facts.bookings.length === 0 && <p className="text-muted">None.</p>}
        <ul className="grid gap-2">
          {facts.bookings.map((booking) => (
            <li key={booking.id} className="wrap-anywhere">
              <Link to={href("/bookings/:bookingId", { bookingId: booking.id })} className="link font-medium">
                {booking.title}
              </Link>
              <p className="numbers text-sm text-muted">
                {booking.reservationId} · {booking.times || `${booking.checkIn} to ${booking.checkOut}`} · {booking.phase}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Listings" id="listings">
        {facts.listings.length === 0 && <p className="text-muted">None.</p>}
        <ul className="grid gap-2">
          {facts.listings.map((listing) => (
            <li key={listing.id} className="wrap-anywhere">
              <Link to={href("/properties/:listingId", { listingId: listing.id })} className="link font-medium">
                {listing.title}
              </Link>
              {listing.isPaused && <span className="text-muted"> (not live)</span>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
