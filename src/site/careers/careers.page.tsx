import { href } from "react-router";
import { JobPath, salaryInWords } from "../../features/careers/index.ts";
import { listJobs, listMyApplications, withdrawApplication } from "../../features/careers/index.server.ts";
import { JobFacts, MyApplications } from "../../features/careers/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/careers.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const handle: PageHandle = { shared: true };

export const meta = metaOf({ title: "Careers", description: "Open positions: help people find a home by the water or a boat on it." });

export const loader = pageLoader(async (ctx) => ({
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

const REASONS = [
  {
    title: "Small teams, whole problems",
    text: "Search, payouts, safety: each belongs to a handful of people who decide, build and answer the phone when it breaks.",
  },
  {
    title: "We use what we make",
    text: "Everyone hosts or travels with us at least twice a year, on the company, and writes down what was annoying.",
  },
  {
    title: "Plain words",
    text: "We tell guests the whole price and hosts the whole story. We do the same with each other, salaries included.",
  },
];

export default function CareersPage({ loaderData: { jobs, applications }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-12 py-12">
      <div>
        <PageHeading title="Careers">
          We help people find a home by the water, or a boat on it, and hosts make a living from both. Come help us do it.
        </PageHeading>
        <ul className="grid gap-5 md:grid-cols-3">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2">
              <h2 className="text-xl">{title}</h2>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
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
