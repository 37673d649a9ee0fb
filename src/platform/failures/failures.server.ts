import { and, asc, count, eq, notInArray, sql } from "drizzle-orm";
import type { Ctx, Services } from "../context.server.ts";
import { transact } from "../db/database.server.ts";
import { innermostMessage } from "../errors.ts";
import { failures } from "./failure.tables.server.ts";

export type Failure = { subject: string; message: string };

const MOST_MESSAGE = 500;

export type Task = {
  name: string;
  /** The subjects that are due, some at a time, without these. */
  next(except: string[]): Promise<string[]>;
  /** In a transaction of its own. */
  work(tx: Ctx, subject: string): Promise<void>;
};

/**
 * Works until nothing is due. A subject that fails is logged and noted, holds up nobody behind it, and is tried again at the next run.
 */
export async function workThrough(ctx: Ctx, { name: task, next, work }: Task): Promise<void> {
  const known = new Set(await failedSubjects(ctx, task));
  const tried = new Set<string>();
  const failed: string[] = [];
  for (;;) {
    const subjects = (await next(failed)).filter((subject) => !tried.has(subject));
    if (subjects.length === 0) return;
    for (const subject of subjects) {
      tried.add(subject);
      try {
        await transact(ctx, async (tx) => {
          await work(tx, subject);
          if (known.has(subject)) await tx.db.delete(failures).where(and(eq(failures.task, task), eq(failures.subject, subject)));
        });
      } catch (error) {
        failed.push(subject);
        ctx.log.error({ err: error, task, subject }, "this could not be done, and will be tried again");
        await note(ctx, task, [{ subject, message: innermostMessage(error) }]);
      }
    }
  }
}

/** Notes what a task found wrong this time; what it found before and does not find any more is forgotten. */
export async function noteFailures(ctx: Ctx, task: string, found: readonly Failure[]): Promise<void> {
  await transact(ctx, async (tx) => {
    const subjects = found.map(({ subject }) => subject);
    await tx.db
      .delete(failures)
      .where(and(eq(failures.task, task), subjects.length > 0 ? notInArray(failures.subject, subjects) : undefined));
    await note(tx, task, found);
  });
}

async function note({ db, clock }: Ctx, task: string, found: readonly Failure[]): Promise<void> {
  if (found.length === 0) return;
  const now = clock.now();
  await db
    .insert(failures)
    .values(
      found.map(({ subject, message }) => ({
        task,
        subject,
        message: message.slice(0, MOST_MESSAGE),
        attempts: 1,
        firstAt: now,
        lastAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [failures.task, failures.subject],
      set: { message: sql`excluded.message`, attempts: sql`${failures.attempts} + 1`, lastAt: now },
    });
}

const failedSubjects = async ({ db }: Ctx, task: string): Promise<string[]> =>
  (await db.select({ subject: failures.subject }).from(failures).where(eq(failures.task, task))).map(({ subject }) => subject);

/** What could not be done so far, for the operator, the oldest first. */
export const listFailures = ({ db }: Services): Promise<(typeof failures.$inferSelect)[]> =>
  db.select().from(failures).orderBy(asc(failures.firstAt), asc(failures.subject)).limit(1000);

export const countFailures = ({ db }: Services): Promise<{ task: string; count: number }[]> =>
  db.select({ task: failures.task, count: count() }).from(failures).groupBy(failures.task);
