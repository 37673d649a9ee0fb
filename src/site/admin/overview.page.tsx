import { href, Link, useOutletContext } from "react-router";
import { listFailedWork, readSetup } from "../../features/staff/index.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { SearchBox } from "../../ui/forms/search-box.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/overview.page";
import type { DeskCounts } from "./desk/desk-counts.server.ts";

export const meta = metaOf({ title: "Staff area", description: "What waits for support staff.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  const [failed, { missing }] = await Promise.all([listFailedWork(ctx), readSetup(ctx)]);
  return { missing, failed: failed.jobs.length + failed.facts.length + failed.tasks.length };
});

const waitingIn = ({ chats, listings, reports, forum, applications, payments }: DeskCounts, failed: number, missing: number) => [
  { to: href("/admin/chat-support"), label: "Chats waiting for an answer", count: chats.waiting },
  { to: href("/admin/listings"), label: "Listings to review", count: listings },
  { to: href("/admin/reports"), label: "Reports", count: reports },
  { to: href("/admin/forum"), label: "Forum posts to review", count: forum },
  { to: `${href("/admin/applications")}?status=new`, label: "New applications", count: applications },
  { to: href("/admin/payments"), label: "Payments to look at", count: payments },
  { to: href("/admin/failures"), label: "Failed background work", count: failed },
  { to: href("/admin/make-it-yours"), label: "Still missing to make it yours", count: missing },
];

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const counts = useOutletContext<DeskCounts>();
  return (
    <div className="grid gap-6">
      <PageHeading title="Staff area" />
      <div className="max-w-xl">
        <SearchBox
          label="Search people, bookings and listings"
          placeholder="Name, email, booking reference or title"
          q=""
          action={href("/admin/search")}
        />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {waitingIn(counts, loaderData.failed, loaderData.missing).map(({ to, label, count }) => (
          <li key={label}>
            <Link to={to} className="card grid gap-1 p-5 text-ink no-underline hover:border-sea">
              <span className="numbers text-3xl font-semibold">{count}</span>
              <span className="text-muted">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
