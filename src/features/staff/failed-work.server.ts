import { recordAudit } from "../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { listFailedFacts, retryFact } from "../../platform/facts/facts.server.ts";
import { listFailures } from "../../platform/failures/failures.server.ts";
import { listFailedJobs } from "../../platform/jobs/job-figures.server.ts";
import { requireMay } from "../../platform/policy/admit.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { staffError } from "./staff.errors.ts";
import type { FailedWork } from "./staff.schema.ts";
import { staffPolicy } from "./staff.policy.ts";

const MOST = 100;

/** What the product tried in the background and could not do, for support staff. */
export async function listFailedWork(ctx: Ctx): Promise<FailedWork> {
  requireMay(ctx, staffPolicy, "readFailures");
  const [jobs, facts, tasks] = await Promise.all([listFailedJobs(ctx, MOST), listFailedFacts(ctx), listFailures(ctx)]);
  return {
    jobs: jobs.map(({ id, queue, error, tries, failedAt }) => ({ id, what: queue, error, tries, at: failedAt.toISOString() })),
    facts: facts.slice(0, MOST).map(({ id, name, lastError, attempts, gaveUpAt }) => ({
      id,
      what: name,
      error: lastError ?? "",
      tries: attempts,
      at: (gaveUpAt ?? ctx.clock.now()).toISOString(),
    })),
    tasks: tasks.slice(0, MOST).map(({ task, subject, message, attempts, lastAt }) => ({
      what: task,
      subject,
      error: message,
      tries: attempts,
      at: lastAt.toISOString(),
    })),
  };
}

/** Tries a job again that was given up. Refuses one that is not among those. */
export const retryFailedJob = (ctx: Ctx, { queue, jobId }: { queue: string; jobId: string }): Promise<void> =>
  retrying(ctx, "job.retry", `${queue} ${jobId}`, async (tx) => {
    const isFailed = (await listFailedJobs(tx, MOST)).some((job) => job.id === jobId && job.queue === queue);
    if (!isFailed) throw staffError("failure_not_found");
    await tx.jobs.retry(tx.db, queue, jobId);
  });

/** Delivers a fact again that was given up; subscribers that had it don't get it twice. */
export const retryFailedFact = (ctx: Ctx, { factId }: { factId: number }): Promise<void> =>
  retrying(ctx, "fact.retry", String(factId), async (tx) => {
    if (!(await retryFact(tx, factId))) throw staffError("failure_not_found");
  });

async function retrying(ctx: Ctx, action: string, subjectId: string, work: (tx: Ctx) => Promise<void>): Promise<void> {
  requireMay(ctx, staffPolicy, "retry");
  await transact(ctx, async (tx) => {
    await work(tx);
    await recordAudit(tx, { action, subjectType: "work", subjectId });
  });
}
