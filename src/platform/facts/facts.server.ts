import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { transact } from "../db/database.server.ts";
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
const wakeUp: Queue<object> = { name: "facts.deliver", input: z.object({}) };

/** Records the fact in the caller's transaction. */
export async function recordFact<T extends object>(ctx: Ctx, fact: Fact<T>, payload: T): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(facts).values({ name: fact.name, payload: fact.payload.parse(payload), occurredAt: now, retryAt: now });
  await ctx.jobs.send(ctx.db, wakeUp, {});
}

/** The jobs that deliver: one woken by each record, and a sweep for whatever a crash left behind. */
export function factJobs(subscribers: readonly Subscriber[]): Job[] {
  const run = (ctx: Ctx) => deliverFacts(ctx, subscribers);
  return [
    declareJob({ ...wakeUp, run }),
    declareJob({ name: "facts.sweep", input: z.object({}), schedule: "* * * * *", retryLimit: 0, run }),
    declareJob({ name: "facts.prune", input: z.object({}), schedule: "17 4 * * *", run: pruneFacts }),
  ];
}

/** Delivers everything that is due, each fact to each subscriber once, whoever crashes when. */
export async function deliverFacts(ctx: Ctx, subscribers: readonly Subscriber[]): Promise<void> {
  for (;;) {
    const [fact] = await ctx.db
      .select()
      .from(facts)
      .where(and(isNull(facts.deliveredAt), lte(facts.retryAt, ctx.clock.now())))
      .orderBy(asc(facts.retryAt), asc(facts.id))
      .limit(1);
    if (!fact) return;
    await deliverFact(ctx, fact, subscribers);
  }
}

async function deliverFact(ctx: Ctx, fact: typeof facts.$inferSelect, subscribers: readonly Subscriber[]): Promise<void> {
  let failed = false;
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
      failed = true;
      ctx.log.error({ err: error, fact: fact.name, factId: fact.id, subscriber: subscriber.name }, "a fact could not be delivered");
    }
  }
  const now = ctx.clock.now();
  const backoffSeconds = Math.min(3600, 2 ** fact.attempts * 5);
  await ctx.db
    .update(facts)
    .set(failed ? { attempts: fact.attempts + 1, retryAt: new Date(now.getTime() + backoffSeconds * 1000) } : { deliveredAt: now })
    .where(eq(facts.id, fact.id));
}

async function pruneFacts(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(facts)
    .where(lte(facts.deliveredAt, sql`${ctx.clock.now()}::timestamptz - make_interval(days => ${KEEP_DELIVERED_DAYS})`));
}
