import type { ReactNode } from "react";
import { Form } from "react-router";
import { FactPath, JobPath } from "../../features/staff/index.ts";
import { listFailedWork, retryFailedFact, retryFailedJob } from "../../features/staff/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/failures.page";

export const meta = metaOf({ title: "Failed work", description: "What the product couldn't do in the background.", hidden: true });

export const loader = pageLoader(async (ctx) => ({ ...(await listFailedWork(ctx)), now: ctx.clock.now().toISOString() }));

const AGAIN = { message: "It's being tried again." };

export const action = pageAction({
  job: formHandler({
    input: JobPath,
    run: async (ctx, input) => {
      await retryFailedJob(ctx, input);
      return AGAIN;
    },
  }),
  fact: formHandler({
    input: FactPath,
    run: async (ctx, input) => {
      await retryFailedFact(ctx, input);
      return AGAIN;
    },
  }),
});

export default function FailuresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, facts, tasks, now } = loaderData;
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading title="Failed work">
        {jobs.length + facts.length + tasks.length === 0
          ? "Everything that should have happened did."
          : "Emails and changes that follow from these are missing until they work."}
      </PageHeading>
      <FormMessage result={actionData} />
      <Group title="Jobs" note="Given up in the last 24 hours." show={jobs.length > 0}>
        {jobs.map((job) => (
          <Item key={job.id} {...job} now={now}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="queue" value={job.what} />
              <input type="hidden" name="jobId" value={job.id} />
              <SubmitButton look="quiet" size="small" intent="job" busy="Trying...">
                Try again
              </SubmitButton>
            </Form>
          </Item>
        ))}
      </Group>
      <Group title="Facts" note="Given up after ten tries." show={facts.length > 0}>
        {facts.map((fact) => (
          <Item key={fact.id} {...fact} now={now}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="factId" value={fact.id} />
              <SubmitButton look="quiet" size="small" intent="fact" busy="Trying...">
                Try again
              </SubmitButton>
            </Form>
          </Item>
        ))}
      </Group>
      <Group title="Tasks" note="Tried again by themselves." show={tasks.length > 0}>
        {tasks.map((task) => (
          <Item key={task.what + task.subject} {...task} what={`${task.what}: ${task.subject}`} now={now} />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, note, show, children }: { title: string; note: string; show: boolean; children: ReactNode }) {
  if (!show) return null;
  return (
    <Section title={title} id={title.toLowerCase()}>
      <p className="text-muted">{note}</p>
      <ul className="divide-y divide-line">{children}</ul>
    </Section>
  );
}

type ItemProps = { what: string; error: string; tries: number; at: string; now: string; children?: ReactNode };

function Item({ what, error, tries, at, now, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-brick">{error || "No reason was given."}</p>
        <p className="text-sm text-muted">
          {countOf(tries, "try", "tries")}, <TimeAgo at={at} now={now} />
        </p>
      </div>
      {children}
    </li>
  );
}
