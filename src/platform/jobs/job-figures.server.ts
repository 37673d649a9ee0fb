import { sql } from "drizzle-orm";
import type { Services } from "../context.server.ts";

export type QueueFigures = {
  queue: string;
  /** Due, and not taken yet. */
  waiting: number;
  /** Failed at least once, and will be tried again. */
  retrying: number;
  /** Given up, as far as they are still kept; counted by the workers every few seconds. */
  failed: number;
  oldestWaitingSeconds: number;
};

/** How each queue does, now; reads only the jobs that wait, by their index. */
export async function readQueueFigures({ db }: Services): Promise<QueueFigures[]> {
  const { rows } = await db.execute<QueueFigures>(sql`
    select q.name as queue, coalesce(j.waiting, 0) as waiting, coalesce(j.retrying, 0) as retrying, q.failed_count as failed,
      coalesce(j.oldest, 0) as "oldestWaitingSeconds"
    from pgboss.queue q left join (
      select name,
        (count(*) filter (where start_after <= now()))::int as waiting,
        (count(*) filter (where state = 'retry'))::int as retrying,
        extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float as oldest
      from pgboss.job where state < 'active' and not blocked group by name
    ) j using (name)
    where not starts_with(q.name, '__')
    order by q.name`);
  return rows;
}

export type FailedJob = { id: string; queue: string; error: string; tries: number; failedAt: Date };

/** The jobs that were given up, as far as they are still kept, the latest first. What they were to do stays private. */
export async function listFailedJobs({ db }: Pick<Services, "db">, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<Omit<FailedJob, "failedAt"> & { failedAt: string }>(sql`
    select id, name as queue, coalesce(output->>'message', '') as error, retry_count + 1 as tries, completed_on as "failedAt"
    from pgboss.job where state = 'failed' order by completed_on desc limit ${limit}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}
