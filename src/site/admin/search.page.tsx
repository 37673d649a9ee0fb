import { href, Link } from "react-router";
import type { ReactNode } from "react";
import { StaffSearchQuery } from "../../features/staff/index.ts";
import { searchEverything } from "../../features/staff/index.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { SearchBox } from "../../ui/forms/search-box.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/search.page";

export const meta = metaOf({ title: "Search", description: "Find people, bookings and listings.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = StaffSearchQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : { q: "" };
  return { ...query, ...(await searchEverything(ctx, query)) };
});

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, people, bookings, listings } = loaderData;
  const isEmpty = people.length + bookings.length + listings.length === 0;
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading title="Search" />
      <SearchBox label="Search people, bookings and listings" placeholder="Name, email, booking reference or title" q={q} />
      {q && isEmpty && <p className="text-muted">Nothing found.</p>}
      <Found title="People" show={people.length > 0}>
        {people.map(({ id, fullName, email, isHost }) => (
          <Row
            key={id}
            to={href("/admin/people/:personId", { personId: id })}
            title={fullName}
            text={`${email}${isHost ? " · host" : ""}`}
          />
        ))}
      </Found>
      <Found title="Bookings" show={bookings.length > 0}>
        {bookings.map(({ id, reservationId, title, phase, checkIn, checkOut, times }) => (
          <Row
            key={id}
            to={href("/bookings/:bookingId", { bookingId: id })}
            title={reservationId}
            text={`${title} · ${times || `${checkIn} to ${checkOut}`} · ${phase}`}
          />
        ))}
      </Found>
      <Found title="Listings" show={listings.length > 0}>
        {listings.map(({ id, title, place, status }) => (
          <Row
            key={id}
            to={href("/properties/:listingId", { listingId: id })}
            title={title}
            text={`${place}${status === "active" ? "" : ` · ${status.replace("_", " ")}`}`}
          />
        ))}
      </Found>
    </div>
  );
}

function Found({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  if (!show) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="card divide-y divide-line">{children}</ul>
    </section>
  );
}

const Row = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li>
    <Link to={to} className="grid gap-0.5 px-5 py-3 text-ink no-underline wrap-anywhere hover:bg-sea-wash">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-muted">{text}</span>
    </Link>
  </li>
);
