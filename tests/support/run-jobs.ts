import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Services } from "../../src/platform/context.server.ts";
import type { Job } from "../../src/platform/jobs/jobs.server.ts";
import { jobs as productJobs } from "../../src/product.server.ts";

export type FailedJob = { name: string; error: unknown };

/** Runs every due job, and what these queue in turn, until none is left. A failing job fails the test. */
export async function runJobs(services: Services, jobs: readonly Job[] = productJobs): Promise<void> {
  const failed = await tryJobs(services, jobs);
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ error }) => error),
      `failed: ${failed.map(({ name }) => name).join(", ")}`,
    );
}

/** As `runJobs`, for tests in which jobs fail: gives back the ones that did. Their retries wait their time. */
export async function tryJobs(services: Services, jobs: readonly Job[] = productJobs): Promise<FailedJob[]> {
  const boss = new PgBoss({ db: fromDrizzle(services.db, sql), supervise: false, schedule: false, migrate: false });
  const failed: FailedJob[] = [];
  await boss.start();
  for (let worked = true; worked;) {
    worked = false;
    for (const job of jobs) {
      const [queued] = await boss.fetch<object>(job.name);
      if (!queued) continue;
      worked = true;
      try {
        await job.run({ ...services, actor: null, request: null }, job.input.parse(queued.data ?? {}));
        await boss.complete(job.name, queued.id);
      } catch (error) {
        failed.push({ name: job.name, error });
        await boss.fail(job.name, queued.id);
      }
    }
  }
  await boss.stop({ graceful: false });
  return failed;
}

/** Lets the wait before every retry pass. */
export async function makeRetriesDue({ db }: Services): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
}
