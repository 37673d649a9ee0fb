import { href, Link } from "react-router";
import { listApplications } from "../../features/careers/index.server.ts";
import { readForumDesk } from "../../features/forum/index.server.ts";
import { countReportedThreads } from "../../features/messages/index.server.ts";
import { countReports, countWaitingListings } from "../../features/moderation/index.server.ts";
import { countPaymentsToSettle } from "../../features/payments/index.server.ts";
import { listFailedWork } from "../../features/staff/index.server.ts";
import { listChats } from "../../features/support-chat/index.server.ts";
import { ChatsQuery } from "../../features/support-chat/index.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { SearchBox } from "../../ui/forms/search-box.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/overview.page";

export const meta = metaOf({ title: "Staff area", description: "What waits for support staff.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  const [{ counts }, listings, reports, threads, forum, applications, payments, failed] = await Promise.all([
    listChats(ctx, ChatsQuery.parse({})),
    countWaitingListings(ctx),
    countReports(ctx),
    countReportedThreads(ctx),
    readForumDesk(ctx),
    listApplications(ctx, {}),
    countPaymentsToSettle(ctx),
    listFailedWork(ctx),
  ]);
  return {
    waiting: [
      { to: href("/admin/chat-support"), label: "Chats waiting for an answer", count: counts.waiting },
      { to: href("/admin/listings"), label: "Listings to look at", count: listings },
      { to: href("/admin/reports"), label: "Reports", count: reports + threads },
      { to: href("/admin/forum"), label: "Forum posts to decide on", count: forum.counts.waiting + forum.counts.reported },
      { to: `${href("/admin/applications")}?status=new`, label: "New applications", count: applications.counts.new },
      { to: href("/admin/payments"), label: "Payments to look at", count: payments },
      {
        to: href("/admin/failures"),
        label: "Failed jobs and facts",
        count: failed.jobs.length + failed.facts.length + failed.tasks.length,
      },
    ],
  };
});

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
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
        {loaderData.waiting.map(({ to, label, count }) => (
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
