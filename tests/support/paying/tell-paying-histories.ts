import fc from "fast-check";
import { sql } from "drizzle-orm";
import { jobs } from "../../../src/product.server.ts";
import { clientOf } from "../../../src/platform/db/database.server.ts";
import { recountNights } from "../recount-nights.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { Counters } from "./paying-counters.ts";
import { anyPayingHistory, type PayingHistory } from "./paying-events.ts";
import { PayingStory } from "./paying-story.ts";
import { eventsKept, openPayingWorld, replay } from "./paying-world.ts";

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

async function tellOne(services: TestServices, { policy, events }: PayingHistory, seen: Seen): Promise<void> {
  await forgetFormer(services);
  const world = await openPayingWorld(services, policy);
  const counters = new Counters(policy);
  const story = new PayingStory(services, world, counters, shuffled);
  for (const [index, { event, dies }] of events.entries()) {
    await story.do(event, dies);
    if (index % 10 === 9) await requireOwnNights(services);
  }
  await story.rest();
  // Pages and disputes that nobody sees to end by themselves.
  services.clock.advance(8 * 86_400);
  await story.rest();
  counters.requireEnds();
  await requireOwnNights(services);
  await requireSettled(services, world.listingId, counters, world.guestIds);
  await audit(services);
  const before = await pictureOf(services);
  await replay(services, await eventsKept(services), shuffled);
  if ((await pictureOf(services)) !== before) throw new Error("the same events once more changed something");
  for (const [what, count] of story.seen) seen.set(what, (seen.get(what) ?? 0) + count);
}

/** The history before it, which would only be looked at again. */
const forgetFormer = ({ db }: TestServices) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate bookings, checkouts, payments, demo_payments, demo_events, payment_events, occupied_nights, facts, idempotency_keys,
      rate_limits, pgboss.job cascade`);
  });

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

/** No operation waits, every payment is what its provider says, and what is gone from the cards of the guests is what the counters say. */
async function requireSettled({ db }: TestServices, listingId: string, counters: Counters, guests: string[]): Promise<void> {
  const { rows: waiting } = await db.execute(sql`select kind, state, error from payment_operations where state not in ('done', 'refused')`);
  if (waiting.length > 0) throw new Error(`operations wait: ${JSON.stringify(waiting[0])}`);
  const { rows: differing } =
    await db.execute(sql`select p.stage, d.state, p.captured, d.captured as theirs, p.refunded, d.refunded as given_back
    from payments p left join demo_payments d on d.ref = p.ref
    where p.ref is not null and (p.stage, p.captured, p.refunded) is distinct from (d.state, d.captured, d.refunded)`);
  if (differing.length > 0) throw new Error(`payments differ: ${JSON.stringify(differing[0])}`);
  const { rows: gone } = await db.execute<{ payer: string; cents: number }>(sql`
    select p.payer_id as payer, sum(d.captured - d.refunded)::float8 as cents from demo_payments d join payments p on p.id::text = d.reference group by 1`);
  for (const [guest, id] of guests.entries()) {
    const cents = gone.find(({ payer }) => payer === id)?.cents ?? 0;
    if (cents !== counters.paidBy(guest))
      throw new Error(`${cents} is gone from the cards of guest ${guest}, counted ${counters.paidBy(guest)}`);
  }
  const { rows: books } = await db.execute<{ id: string; cents: number }>(sql`
    select b.id, coalesce(-sum(e.amount) filter (where e.account = 'guest'), 0)::float8 as cents from bookings b
    left join ledger_movements m on m.booking_id = b.id left join ledger_entries e on e.movement_id = m.id where b.property_id = ${listingId} group by b.id`);
  if (books.length !== counters.bookings.length) throw new Error(`there are ${books.length} bookings, counted ${counters.bookings.length}`);
  for (const { id, cents } of books) {
    const counted = counters.bookings.find((booking) => booking.id === id);
    if (!counted || cents !== counted.price - counted.refund)
      throw new Error(`the ledger has ${cents} of ${id}, counted ${JSON.stringify(counted)}`);
  }
}

async function pictureOf({ db }: TestServices): Promise<string> {
  const { rows } = await db.execute(sql`
    select (select jsonb_agg(to_jsonb(p) - 'asked' - 'answered' - 'read_at' order by id) from payments p) as payments,
      (select jsonb_agg(to_jsonb(o) order by id) from payment_operations o) as operations,
      (select jsonb_agg(to_jsonb(b) order by id) from bookings b where checkout_id is not null) as bookings, (select count(*) from ledger_entries) as entries`);
  return JSON.stringify(rows);
}

const shuffled = <T>(all: T[]): T[] => all.toSorted(() => Math.random() - 0.5);
