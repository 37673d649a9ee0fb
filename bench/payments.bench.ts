import { sql } from "drizzle-orm";
import { reserveDates } from "../src/features/bookings/index.server.ts";
import { settleCheckout } from "../src/features/bookings/checkout/settle-checkout.server.ts";
import { killWorkers } from "../tests/support/paying/kill-workers.ts";
import { tellPayingHistories } from "../tests/support/paying/tell-paying-histories.ts";
import { unseenEvents } from "../tests/support/paying/unseen-events.ts";
import { testCtx } from "../tests/support/test-ctx.ts";
import { handleAll, onlyKeep, receiveAll, someEvents } from "./support/event-burst.ts";
import { compare, printComparisons } from "./support/measure.ts";
import { openPaymentWorld, type PaymentWorld } from "./support/payment-world.ts";
import { timedServices } from "./support/timed-services.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "payments";

const HISTORIES = Number(process.env.BENCH_HISTORIES ?? 20_000);
const KILLS = Number(process.env.BENCH_KILLS ?? 200);
const [TURNS, STAYS] = [9, 40];
const [EVENTS, PAID_STAYS] = [5_000, 250];
const MOST_TIMES_LONGER = 1.8;
const LEAST_ANSWERED = 0.7;

/** What paying costs beside booking at once, a burst of events, random histories, and a worker that is killed again and again. */
export async function run(): Promise<void> {
  const missed: string[] = [];
  await withDatabase(async (url, dataDir) => {
    const world = await openPaymentWorld(url, dataDir, PAID_STAYS);
    const stays = await compare(`${STAYS} stays`, TURNS, [() => reserveSome(world), () => checkOutSome(world)]);
    printComparisons("time in the database", "reserved", "paid for", [stays], " ms");
    if (stays.ours > stays.base * MOST_TIMES_LONGER)
      missed.push(`a stay that is paid for takes more than ${MOST_TIMES_LONGER} times as long`);
    missed.push(...(await burst(world)));
    await world.close();
  });
  await withDatabase(async (url, dataDir) => {
    const world = await openPaymentWorld(url, dataDir, 1);
    const started = performance.now();
    const seen = await tellPayingHistories(world.services, HISTORIES);
    console.log(`payments: ${HISTORIES} histories in ${((performance.now() - started) / 1000).toFixed(0)} s, all agreed`);
    const unseen = unseenEvents(seen, HISTORIES);
    if (unseen.length > 0) missed.push(`never seen: ${unseen.join(", ")}`);
    for (const [event, count] of [...seen].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`  ${event.padEnd(40)}${count}`);
    await world.close();
  });
  await withDatabase(async (url, dataDir) => {
    const world = await openPaymentWorld(url, dataDir, 1);
    console.table([await killWorkers(world.services, { url, dataDir }, KILLS)]);
    await world.close();
  });
  if (missed.length > 0) throw new Error(`missed: ${missed.join("; ")}`);
}

/** Nobody has too many checkouts open, or began too many in an hour. */
const passTime = ({ services }: PaymentWorld) => services.clock.advance(2 * 3600);

async function reserveSome(world: PaymentWorld): Promise<number> {
  passTime(world);
  const { services } = world;
  const timed = timedServices({ ...services, config: { ...services.config, payments: { kind: "recorded" } } });
  for (let guest = 0; guest < STAYS; guest++) await reserveDates(world.asGuest(timed.services, guest), world.nextStay());
  return timed.spentMs();
}

async function checkOutSome(world: PaymentWorld): Promise<number> {
  passTime(world);
  const timed = timedServices(world.services);
  const begun: string[] = [];
  for (let guest = 0; guest < STAYS; guest++) begun.push(await world.start(timed.services, guest));
  for (const checkoutId of begun) await world.learn(await world.pay(checkoutId));
  for (const checkoutId of begun) await settleCheckout(testCtx(timed.services), checkoutId);
  return timed.spentMs();
}

async function burst(world: PaymentWorld): Promise<string[]> {
  const { services } = world;
  passTime(world);
  await services.db.execute(sql`create table bare_events (id text primary key, ref text not null)`);
  const refs: string[] = [];
  const begun: string[] = [];
  for (let guest = 0; guest < PAID_STAYS; guest++) {
    const checkoutId = await world.start(services, guest);
    begun.push(checkoutId);
    refs.push(await world.pay(checkoutId));
  }
  const turn = (answer: typeof receiveAll) => () => answer(world, someEvents(world, refs, EVENTS));
  const answered = await compare(`${EVENTS} events, half of them twice`, 3, [turn(onlyKeep), turn(receiveAll)]);
  printComparisons("answers to events", "only kept", "product", [answered], "/s");
  await services.db.execute(sql`truncate payment_events`);
  await receiveAll(world, someEvents(world, refs, EVENTS));
  await handleAll(world);
  const { rows } = await services.db.execute<{ stays: number; captures: number }>(sql`
    select count(distinct b.id)::int as stays, count(o.id)::int as captures from bookings b join payments p on p.booking_id = b.id
    join payment_operations o on o.payment_id = p.id and o.kind = 'capture' where b.checkout_id = any(${sql.param(begun)}::uuid[])`);
  console.log(`  ${rows[0]?.stays} of ${PAID_STAYS} stays were booked, with ${rows[0]?.captures} captures`);
  if (rows[0]?.stays !== PAID_STAYS || rows[0].captures !== PAID_STAYS) throw new Error("not every stay was settled once");
  return answered.ours < answered.base * LEAST_ANSWERED
    ? [`events are answered at less than ${LEAST_ANSWERED} of what only keeps them`]
    : [];
}
