import { href } from "react-router";
import { JobPath, salaryInWords } from "../../features/careers/index.ts";
import { listJobs, listMyApplications, withdrawApplication } from "../../features/careers/index.server.ts";
import { JobFacts, MyApplications } from "../../features/careers/parts.ts";
import { readWrittenPage } from "../../features/content/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/careers.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { writtenMeta } from "../content/written-meta.ts";

export const handle: PageHandle = { shared: true };

export const meta: Route.MetaFunction = writtenMeta;

export const loader = pageLoader(async (ctx) => ({
  page: readWrittenPage(ctx, "careers"),
  jobs: listJobs(ctx).map((job) => ({ job, salary: salaryInWords(job.salary) })),
  applications: ctx.actor ? await listMyApplications(ctx) : [],
}));

export const action = pageAction({
  withdraw: formHandler({
    input: JobPath,
    run: async (ctx, { jobId }) => {
      await withdrawApplication(ctx, jobId);
      return { message: "Your application was withdrawn and erased." };
    },
  }),
});

export default function CareersPage({ loaderData: { page, jobs, applications }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-12 py-12">
      <div>
        <PageHeading title={page.title}>{page.lead}</PageHeading>
        {page.cards.length > 0 && (
          <ul className="grid gap-5 md:grid-cols-3">
            {page.cards.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-2">
                <h2 className="text-xl">{title}</h2>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(applications.length > 0 || actionData) && <MyApplications applications={applications} result={actionData} />}
      <section aria-labelledby="positions" className="grid gap-5">
        <h2 id="positions" className="text-2xl">
          Open positions
        </h2>
        {jobs.length === 0 && <p className="card p-8 text-muted">There are no open positions right now. Please check back soon.</p>}
        <ul className="grid gap-4">
          {jobs.map(({ job, salary }) => (
            <li key={job.id} className="card flex flex-wrap items-center justify-between gap-5 p-6">
              <div className="grid min-w-0 gap-3">
                <h3 className="text-xl">{job.title}</h3>
                <JobFacts job={job} salary={salary} />
              </div>
              <LinkButton to={href("/careers/jobs/:jobId", { jobId: job.id })}>
                Apply<span className="sr-only">: {job.title}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
