import { href, Link } from "react-router";
import { APPLICATION_STATUSES, APPLICATIONS_SHOWN, ApplicationsQuery, momentDay, STATUS_WORDS } from "../../features/careers/index.ts";
import { listApplications } from "../../features/careers/index.server.ts";
import { moreShown } from "../../platform/shown.ts";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/applications.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Applications", description: "Applications for open positions.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ApplicationsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ApplicationsQuery.parse({});
  return { status: query.status ?? null, ...(await listApplications(ctx, query)) };
});

export default function ApplicationsPage({ loaderData: { status, applications, counts } }: Route.ComponentProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = status ? counts[status] : all;
  const more = moreShown(applications.length, total, APPLICATIONS_SHOWN);
  const tabs = [
    { to: href("/admin/applications"), label: "All", count: all, isCurrent: status === null },
    ...APPLICATION_STATUSES.map((each) => ({
      to: `${href("/admin/applications")}?status=${each}`,
      label: STATUS_WORDS[each],
      count: counts[each],
      isCurrent: status === each,
    })),
  ];
  return (
    <div className="pb-12">
      <h1 className="mb-4 text-2xl sm:text-3xl">Applications</h1>
      <TabLinks label="Status" tabs={tabs} />
      {applications.length === 0 && <p className="card p-8 text-muted">No applications here.</p>}
      <ul id="applications" className="grid gap-3">
        {applications.map((application) => (
          <li key={application.id}>
            <Link
              to={href("/admin/applications/:applicationId", { applicationId: application.id })}
              className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-5 text-ink no-underline hover:border-sea"
            >
              <span className="min-w-0 grow basis-64">
                <span className="block font-semibold wrap-anywhere">{application.name}</span>
                <span className="block text-muted wrap-anywhere">{application.jobTitle}</span>
              </span>
              <span className="numbers text-muted">{momentDay(application.submittedAt)}</span>
              <span className="w-24 font-semibold">{STATUS_WORDS[application.status]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {total > APPLICATIONS_SHOWN && (
        <ShowMore
          listId="applications"
          shown={applications.length}
          total={total}
          to={more ? `?${new URLSearchParams({ ...(status && { status }), show: String(more) })}` : null}
        />
      )}
    </div>
  );
}
