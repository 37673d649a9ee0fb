import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import { fromDrizzle, type JobResult, PgBoss, type Job as QueuedJob } from "pg-boss";
import type { Ctx, Services } from "../context.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Jobs, Queue } from "./queue.server.ts";

export type Job<T extends object = object> = Queue<T> & {
  /** Cron line, in UTC. */
  schedule?: string;
  retryLimit?: number;
  /** How many of these one worker runs at a time. */
  concurrency?: number;
  /** How many of these one worker takes at a time; few where each is long, so that another worker finds some. */
  batch?: number;
  /** How long a finished job is kept; short where its data is private. */
  keepFinishedSeconds?: number;
  run(ctx: Ctx, input: T): Promise<void>;
};

export const declareJob = <T extends object>(job: Job<T>): Job<T> => job;

const SECONDS_UNTIL_A_LOST_JOB_IS_RETRIED = 15;

/** Creates the job tables and the queues; safe to run on every start and from several machines. */
export async function installJobs(url: string, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 1 });
  boss.on("error", () => {});
  await boss.start();
  try {
    for (const job of jobs) {
      const options = {
        retryLimit: job.retryLimit ?? 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 3600,
        heartbeatSeconds: SECONDS_UNTIL_A_LOST_JOB_IS_RETRIED,
        deleteAfterSeconds: job.keepFinishedSeconds ?? 24 * 3600,
      };
      await boss.createQueue(job.name, { ...options, notify: true });
      await boss.updateQueue(job.name, options);
      if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: "UTC" });
      else await boss.unschedule(job.name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The sending half: enough for the server, which queues but never works. */
export async function openJobSender(db: Db): Promise<Jobs> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false, migrate: false });
  boss.on("error", () => {});
  await boss.start();
  return {
    async send(tx, queue, input, options = {}) {
      await boss.send(queue.name, queue.input.parse(input), { ...options, db: fromDrizzle(tx, sql) });
    },
    async retry(tx, queueName, jobId) {
      await boss.retry(queueName, jobId, { db: fromDrizzle(tx, sql) });
    },
  };
}

/** The working half: takes jobs until it is stopped, then lets the running ones finish. */
export async function workJobs(url: string, services: Services, jobs: readonly Job[]): Promise<{ stop(): Promise<void> }> {
  const { log } = services;
  const boss = new PgBoss({
    connectionString: url,
    migrate: false,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // What is finished goes when its time is over, not at the next of its nightly rounds.
    maintenanceIntervalSeconds: 60,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue had a problem"));
  boss.on("warning", (warning) => log.debug({ warning }, "the job queue warns"));
  await boss.start();
  for (const job of jobs) {
    const limit = pLimit(job.concurrency ?? 1);
    const complete = completer(boss, job.name);
    // A notification wakes the worker once for all that came together: a full batch says that there is more, a short one that there is not.
    const options = {
      batchSize: job.batch ?? 20,
      burstWhenBatchFull: true,
      perJobResults: true,
      // Where several run at a time, one fetches the next while the other's last ones still run.
      localConcurrency: Math.min(2, job.concurrency ?? 1),
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 5,
    } as const;
    await boss.work<object>(job.name, options, (batch) => limit.map(batch, (queued) => runJob(services, job, queued, complete)));
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 20_000 }) };
}

/**
 * Settles jobs as soon as they are done, those together that are done meanwhile: a worker that is killed repeats hardly more than what was running.
 * What could not be settled is settled with its batch.
 */
function completer(boss: PgBoss, queue: string): (queued: QueuedJob) => void {
  let done: QueuedJob[] = [];
  let settling = false;
  const settle = async () => {
    for (settling = true; done.length > 0;) {
      const jobs = done;
      done = [];
      await boss.complete(queue, jobs).catch(() => {});
    }
    settling = false;
  };
  return (queued) => {
    done.push(queued);
    if (!settling) void settle();
  };
}

async function runJob(services: Services, job: Job, queued: QueuedJob, complete: (queued: QueuedJob) => void): Promise<JobResult> {
  const { id } = queued;
  const log = services.log.child({ job: job.name, jobId: id });
  const started = performance.now();
  try {
    await job.run({ ...services, log, actor: null, request: null }, job.input.parse(queued.data ?? {}));
  } catch (error) {
    log.error({ err: error }, "job failed");
    return { id, status: "failed", output: error };
  }
  log.info({ ms: Math.round(performance.now() - started) }, "job done");
  complete(queued);
  return { id, status: "completed" };
}
