import fc from "fast-check";
import { sql } from "drizzle-orm";
import { jobs } from "../../../src/product.server.ts";
import { clientOf } from "../../../src/platform/db/database.server.ts";
import { recountNights } from "../recount-nights.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { forgetHistories } from "./forget-histories.ts";
import { requireViews } from "./learn-outcomes.ts";
import { requireSettled } from "./require-settled.ts";
import { Counters } from "./paying-counters.ts";
import { anyPayingHistory, type PayingHistory } from "./paying-events.ts";
import { PayingStory } from "./paying-story.ts";
import { eventsKept, replay } from "./paying-jobs.ts";
import { openPayingWorld } from "./paying-world.ts";

const DAY_SECONDS = 86_400;

export type Seen = Map<string, number>;

/**
 * Tells this many histories to the product and to a second calculator, which must agree on who has which nights, and at the end on what is gone from each card.
 * Answers with what was seen. A seed that was printed gives the same histories.
 */
export async function tellPayingHistories(
  services: TestServices,
  runs: number,
  seed = Number(process.env.PAYING_SEED ?? Date.now() % 2 ** 31),
): Promise<Seen> {
  const seen: Seen = new Map();
  console.log(`paying: ${runs} histories, PAYING_SEED=${seed}`);
  await fc.assert(
    fc.asyncProperty(anyPayingHistory, (history) => tellOne(services, history, seen)),
    { numRuns: runs, seed, endOnFailure: process.env.PAYING_SHRINK !== "yes" },
  );
  return seen;
}

async function tellOne(services: TestServices, { policy, asks, events }: PayingHistory, seen: Seen): Promise<void> {
  await forgetHistories(services);
  const world = await openPayingWorld(services, policy, asks);
  const counters = new Counters(policy);
  const story = new PayingStory(services, world, counters, shuffled);
  for (const [index, { event, dies }] of events.entries()) {
    await story.do(event, dies);
    if (index % 10 === 9) await requireOwnNights(services);
  }
  await story.rest();
  // Who owes something doesn't pay it any more, while the stay is still ahead; then pages and disputes that nobody sees to end by themselves.
  for (const days of [1, 8]) {
    services.clock.advance(days * DAY_SECONDS);
    await story.rest();
  }
  await requireViews(story);
  counters.requireEnds();
  await requireOwnNights(services);
  await requireSettled(story);
  await audit(services);
  const before = await pictureOf(services);
  await replay(services, await eventsKept(services), shuffled);
  if ((await pictureOf(services)) !== before) throw new Error("the same events once more changed something");
  for (const [what, count] of story.seen) seen.set(what, (seen.get(what) ?? 0) + count);
}

/** Hosts are paid out, and then all money is where it belongs. */
async function audit(services: TestServices): Promise<void> {
  const ctx = testCtx(services);
  for (const name of ["bookings.pay-out", "payments.audit-ledger", "payments.compare"])
    await jobs.find((job) => job.name === name)?.run(ctx, {});
}

async function requireOwnNights({ db, clock }: TestServices): Promise<void> {
  const differing = await recountNights(clientOf(db), clock.now());
  if (differing.length > 0) throw new Error(`nights differ: ${JSON.stringify(differing[0])}`);
}

async function pictureOf({ db }: TestServices): Promise<string> {
  const { rows } = await db.execute(sql`
    select (select jsonb_agg(to_jsonb(p) - 'asked' - 'answered' - 'read_at' order by id) from payments p) as payments,
      (select jsonb_agg(to_jsonb(o) order by id) from payment_operations o) as operations, (select jsonb_agg(to_jsonb(c) order by id) from checkouts c) as checkouts,
      (select jsonb_agg(to_jsonb(b) order by id) from bookings b where checkout_id is not null) as bookings, (select count(*) from ledger_entries) as entries`);
  return JSON.stringify(rows);
}

const shuffled = <T>(all: T[]): T[] => all.toSorted(() => Math.random() - 0.5);
