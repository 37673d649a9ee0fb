import { randomUUID } from "node:crypto";
import { href, Link, redirect, useRouteLoaderData } from "react-router";
import { z } from "zod";
import { signInPath } from "../../features/accounts/index.ts";
import { DraftInput, jobData, LAST_STEP, salaryInWords, type Step, SubmitInput } from "../../features/careers/index.ts";
import {
  careerError,
  discardDraft,
  readJob,
  readMyApplication,
  replaceApplication,
  saveStep,
  submitApplication,
  withdrawApplication,
} from "../../features/careers/index.server.ts";
import { ApplicationPanel, JobDetails, JobFacts } from "../../features/careers/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/job.page";
import { jobIdOf } from "./job-id.server.ts";
import { problemOf, stepPath } from "./step-address.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import type { SiteData } from "../server/site-data.server.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { StructuredData } from "../shell/structured-data.tsx";

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx, { params, url }) => {
  const job = readJob(ctx, params["jobId"] ?? "");
  const application = ctx.actor && (await readMyApplication(ctx, job.id));
  const wanted = z.coerce.number().int().min(1).max(LAST_STEP).safeParse(url.searchParams.get("step")).data;
  const reached = application?.draft.step ?? 1;
  const step = Math.min(wanted ?? reached, reached) as Step;
  const salary = salaryInWords(job.salary);
  const data = jobData(job, ctx.config.appOrigin, ctx.config.brandName);
  return {
    job,
    salary,
    data,
    application,
    step,
    problem: application ? problemOf(url, step, application.draft) : undefined,
    formKey: randomUUID(),
  };
});

const Typed = DraftInput.extend({ step: z.coerce.number().int().min(1).max(LAST_STEP) });

export const action = pageAction({
  next: formHandler({
    input: Typed,
    run: async (ctx, input, { params }) => {
      const jobId = jobIdOf(ctx, params);
      await saveStep(ctx, jobId, { ...input, isFinished: true });
      return redirect(stepPath(jobId, input.step + 1));
    },
  }),
  back: formHandler({
    input: Typed,
    run: async (ctx, input, { params }) => {
      const jobId = jobIdOf(ctx, params);
      await saveStep(ctx, jobId, { ...input, isFinished: false });
      return redirect(stepPath(jobId, input.step - 1));
    },
  }),
  submit: formHandler({
    input: Typed.extend(SubmitInput.shape),
    failure: careerError("application_failed"),
    run: async (ctx, { key, ...input }, { params }) => {
      const jobId = jobIdOf(ctx, params);
      await saveStep(ctx, jobId, { ...input, isFinished: true });
      await submitApplication(ctx, jobId, { key });
      return redirect(href("/careers/application-success"));
    },
  }),
  replace: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      const jobId = jobIdOf(ctx, params);
      await replaceApplication(ctx, jobId);
      return redirect(stepPath(jobId, 1));
    },
  }),
  discard: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await discardDraft(ctx, jobIdOf(ctx, params));
      return { message: "Your draft was erased." };
    },
  }),
  withdraw: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await withdrawApplication(ctx, jobIdOf(ctx, params));
      return { message: "Your application was withdrawn and erased." };
    },
  }),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(siteOf(matches), {
        title: loaderData.job.title,
        description: loaderData.job.overview.slice(0, 155),
        path: href("/careers/jobs/:jobId", { jobId: loaderData.job.id }),
      })
    : [];

export default function JobPage({
  loaderData: { job, salary, data, application, step, problem, formKey },
  actionData,
}: Route.ComponentProps) {
  const site = useRouteLoaderData<SiteData>("root");
  return (
    <div className="page grid gap-10 py-10">
      <StructuredData data={data} />
      <div className="grid gap-5">
        <p>
          <Link to={href("/careers")} className="link inline-flex min-h-11 items-center">
            All positions
          </Link>
        </p>
        <h1 className="text-3xl sm:text-4xl">{job.title}</h1>
        <JobFacts job={job} salary={salary} />
        <p>
          <LinkButton to="#apply">{application?.sent ? "View your application" : "Apply"}</LinkButton>
        </p>
      </div>
      <JobDetails job={job} />
      <div id="apply" className="max-w-3xl scroll-mt-24">
        <Section title="Apply for this position" id="apply-title">
          {!application ? (
            <>
              <p className="text-muted">It takes about ten minutes. What you type is saved at every step.</p>
              <p>
                <LinkButton to={signInPath(`${href("/careers/jobs/:jobId", { jobId: job.id })}?step=1#apply`)} rel="nofollow">
                  Sign in to apply
                </LinkButton>
              </p>
            </>
          ) : (
            <ApplicationPanel
              application={application}
              step={step}
              personId={site?.user?.id ?? ""}
              formKey={formKey}
              result={actionData ?? problem}
            />
          )}
        </Section>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} action={<LinkButton to={href("/careers")}>View All Positions</LinkButton>} />;
}
