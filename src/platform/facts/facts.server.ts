import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx, Services } from "../context.server.ts";
import { transact } from "../db/database.server.ts";
import { innermostMessage } from "../errors.ts";
import { declareJob, type Job } from "../jobs/jobs.server.ts";
import type { Queue } from "../jobs/queue.server.ts";
import type { Fact } from "./fact.ts";
import { factDeliveries, facts } from "./fact.tables.server.ts";

export type Subscriber<T extends object = object> = {
  /** Unique and stable: it is how a handled fact is remembered. */
  name: string;
  fact: Fact<T>;
  /** Runs in a transaction of its own: what it writes through the context and the delivery mark commit together. */
  tell(ctx: Ctx, payload: T): Promise<void>;
};

export const subscribe = <T extends object>(subscriber: Subscriber<T>): Subscriber<T> => subscriber;

const KEEP_DELIVERED_DAYS = 30;
/** Ten tries take about ten hours. */
const MOST_TRIES = 10;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 6 * 3600;
const MOST_ERROR = 500;
/** How many facts one worker tells at a time. */
const SIDE_BY_SIDE = 2;
/** How many facts one job tells, so that a worker that should stop need not tell all that wait. */
const MOST_IN_A_JOB = 100;

type FactRow = typeof facts.$inferSelect;
const waiting = and(isNull(facts.deliveredAt), isNull(facts.gaveUpAt));
const wakeUp: Queue<object> = { name: "facts.deliver", input: z.object({}) };

/** Records the fact in the caller's transaction. */
export async function recordFact<T extends object>(ctx: Ctx, fact: Fact<T>, payload: T): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(facts).values({ name: fact.name, payload: fact.payload.parse(payload), occurredAt: now, retryAt: now });
  await wakeDelivery(ctx);
}

/** Lets a worker deliver what is due, whoever recorded it. */
export const wakeDelivery = (ctx: Ctx): Promise<void> => ctx.jobs.send(ctx.db, wakeUp, {});

/** The jobs that deliver: one woken by each record, and a sweep for whatever a crash left behind. */
export function factJobs(subscribers: readonly Subscriber[]): Job[] {
  const run = async (ctx: Ctx) => {
    if (await deliverSome(ctx, subscribers, MOST_IN_A_JOB)) await wakeDelivery(ctx);
  };
  return [
    declareJob({ ...wakeUp, run, concurrency: SIDE_BY_SIDE }),
    declareJob({ name: "facts.sweep", input: z.object({}), schedule: "* * * * *", retryLimit: 0, run }),
    declareJob({ name: "facts.prune", input: z.object({}), schedule: "17 4 * * *", run: pruneFacts }),
  ];
}

/**
 * Delivers everything that is due, each fact to each subscriber once, whoever crashes when. Workers go side by side: one passes over what
 * another is telling. A fact that failed too often waits for staff.
 */
export async function deliverFacts(ctx: Ctx, subscribers: readonly Subscriber[]): Promise<void> {
  while (await deliverSome(ctx, subscribers, MOST_IN_A_JOB));
}

/** Whether there may be more. */
async function deliverSome(ctx: Ctx, subscribers: readonly Subscriber[], most: number): Promise<boolean> {
  for (let delivered = 0; delivered < most; delivered++) if (!(await deliverNext(ctx, subscribers))) return false;
  return true;
}

/**
 * The lock on the fact lasts until all subscribers ran, and goes with the connection of a worker that dies. So this holds one connection while it waits for
 * another; at most three do at a time in a worker that has ten. False: nothing is due.
 */
const deliverNext = (ctx: Ctx, subscribers: readonly Subscriber[]): Promise<boolean> =>
  transact(ctx, async (claim) => {
    const [fact] = await claim.db
      .select()
      .from(facts)
      .where(and(waiting, lte(facts.retryAt, ctx.clock.now())))
      .orderBy(asc(facts.retryAt), asc(facts.id))
      .limit(1)
      // Deliveries refer to the fact, so their sharing of its row must get past this lock.
      .for("no key update", { skipLocked: true });
    if (!fact) return false;
    const errors = await deliverToAll(ctx, fact, subscribers);
    await claim.db
      .update(facts)
      .set(outcome(ctx, fact, errors))
      .where(eq(facts.id, fact.id));
    return true;
  });

/** Tells each subscriber in a transaction of its own; answers with what went wrong. */
async function deliverToAll(ctx: Ctx, fact: FactRow, subscribers: readonly Subscriber[]): Promise<string[]> {
  const errors: string[] = [];
  for (const subscriber of subscribers.filter((s) => s.fact.name === fact.name)) {
    try {
      await transact(ctx, async (tx) => {
        const marked = await tx.db
          .insert(factDeliveries)
          .values({ factId: fact.id, subscriber: subscriber.name, deliveredAt: ctx.clock.now() })
          .onConflictDoNothing()
          .returning({ factId: factDeliveries.factId });
        if (marked.length > 0) await subscriber.tell(tx, subscriber.fact.payload.parse(fact.payload));
      });
    } catch (error) {
      errors.push(`${subscriber.name}: ${innermostMessage(error)}`);
      ctx.log.error({ err: error, fact: fact.name, factId: fact.id, subscriber: subscriber.name }, "a fact could not be delivered");
    }
  }
  return errors;
}

function outcome(ctx: Ctx, fact: FactRow, errors: string[]): Partial<FactRow> {
  const now = ctx.clock.now();
  if (errors.length === 0) return { deliveredAt: now };
  const attempts = fact.attempts + 1;
  const lastError = errors.join("; ").slice(0, MOST_ERROR);
  if (attempts >= MOST_TRIES) return { attempts, lastError, gaveUpAt: now };
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 3 ** fact.attempts);
  return { attempts, lastError, retryAt: new Date(now.getTime() + pause * 1000) };
}

/** How many facts wait for their delivery, and how many wait for staff. */
export async function countFacts({ db }: Services): Promise<{ waiting: number; failed: number }> {
  return { waiting: await db.$count(facts, waiting), failed: await db.$count(facts, isNotNull(facts.gaveUpAt)) };
}

/** The facts that were given up, the oldest first. */
export const listFailedFacts = ({ db }: Services): Promise<FactRow[]> =>
  db.select().from(facts).where(isNotNull(facts.gaveUpAt)).orderBy(asc(facts.id)).limit(1000);

/** Delivers a fact that was given up again, from the first try; false: there is no such one. Subscribers that had it don't get it twice. */
export const retryFact = (ctx: Ctx, id: number): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const changed = await tx.db
      .update(facts)
      .set({ gaveUpAt: null, attempts: 0, retryAt: ctx.clock.now() })
      .where(and(eq(facts.id, id), isNotNull(facts.gaveUpAt)))
      .returning({ id: facts.id });
    if (changed.length > 0) await wakeDelivery(tx);
    return changed.length > 0;
  });

async function pruneFacts(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(facts)
    .where(lte(facts.deliveredAt, sql`${ctx.clock.now()}::timestamptz - make_interval(days => ${KEEP_DELIVERED_DAYS})`));
}
