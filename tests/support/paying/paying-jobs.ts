import { eq, inArray, sql } from "drizzle-orm";
import { bookingSubscribers } from "../../../src/features/bookings/index.server.ts";
import { handlePaymentEvent } from "../../../src/features/payments/hooks/handle-event.server.ts";
import { paymentEvents } from "../../../src/features/payments/hooks/payment-event.tables.server.ts";
import { paymentJobs, readPayment, receivePaymentEvent, sendOperations } from "../../../src/features/payments/index.server.ts";
import { sendDemoEvents } from "../../../src/features/payments/providers/demo-pay/deliver-demo-events.server.ts";
import { SIGNATURE_HEADER } from "../../../src/features/payments/providers/demo-pay/demo-events.server.ts";
import { passDemoTime } from "../../../src/features/payments/providers/demo-pay/pass-demo-time.server.ts";
import { deliverFacts } from "../../../src/platform/facts/facts.server.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";

const SETTLING = bookingSubscribers.filter(({ name }) => name === "bookings.settle-payment");

export type How = "deliver" | "lose" | "double" | "shuffle" | "delay";

type Due = { events: string[]; facts: boolean; operations: string[]; missed: boolean; later: boolean };

/** What is due of all that jobs do at once, without the minutes between. An event of something that isn't known yet is looked at once. */
export async function work(by: TestServices): Promise<void> {
  const ctx = testCtx(by);
  const seen: string[] = [];
  for (let due = await look(by, seen); isBusy(due); due = await look(by, seen)) {
    seen.push(...due.events);
    for (const eventId of due.events) await handlePaymentEvent.run(ctx, { provider: "demo", eventId });
    if (due.facts) await deliverFacts(ctx, SETTLING);
    for (const id of due.operations) await sendOperations(ctx, id);
    if (due.missed) for (const id of await takeMissed(by)) await readPayment(ctx, id);
  }
}

const isBusy = ({ events, facts, operations, missed }: Due) => facts || missed || events.length > 0 || operations.length > 0;

async function takeMissed({ db }: TestServices): Promise<string[]> {
  const taken = sql`delete from pgboss.job where name = 'payments.read-again' returning data->>'paymentId' as id`;
  const { rows } = await db.execute<{ id: string }>(taken);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Whether something will be done by itself, now or in a while. */
export async function isUnderWay(by: TestServices): Promise<boolean> {
  const due = await look(by);
  return due.later || isBusy(due);
}

/** One statement for all: most of the time nothing is due. Of each payment only the oldest operation can be sent; a later one waits for it, due or not. */
async function look({ db, clock }: TestServices, seen: string[] = []): Promise<Due> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute<Due>(sql`
    with waiting as (select distinct on (payment_id) payment_id, next_at from payment_operations where state in ('queued', 'sent', 'unclear') order by payment_id, no)
    select array(select event_id from payment_events where handled_at is null and event_id <> all(${sql.param(seen)}::text[])) as events,
      exists (select from facts where delivered_at is null and gave_up_at is null and retry_at <= ${now}::timestamptz) as facts,
      array(select payment_id::text from waiting where next_at <= ${now}::timestamptz) as operations,
      exists (select from pgboss.job where name = 'payments.read-again') as missed,
      exists (select from waiting) or exists (select from facts where delivered_at is null and gave_up_at is null)
        or exists (select from payment_operations where state = 'pending') or exists (select from demo_events where delivered_at is null)
        or exists (select from payments where stage = 'authorized' and booking_id is null and not exists (select from checkouts where payment_id = payments.id and state = 'asked')) as later`);
  return rows[0]!;
}

export const runJob = (by: TestServices, name: string): Promise<void> =>
  paymentJobs.find((job) => job.name === name)?.run(testCtx(by), {}) ?? Promise.reject(new Error(`no job ${name}`));

/** What Demo Pay has to tell arrives like this. */
export async function tell(services: TestServices, how: How, shuffle: <T>(all: T[]) => T[]): Promise<void> {
  const ctx = testCtx(services);
  const receive = (body: Uint8Array, signature: string) =>
    receivePaymentEvent(ctx, "demo", body, new Headers({ [SIGNATURE_HEADER]: signature }));
  const kept: [Uint8Array, string][] = [];
  await passDemoTime(ctx);
  await sendDemoEvents(ctx, async (_, body, signature) => {
    if (how === "shuffle") kept.push([body, signature]);
    else if (how !== "lose")
      for (let time = 0; time < (how === "double" ? 2 : how === "deliver" ? 1 : 0); time++) await receive(body, signature);
    return how !== "delay";
  });
  for (const [body, signature] of shuffle(kept)) await receive(body, signature);
}

/** Events come again, as if nobody had ever handled them, in another order. */
export async function replay(services: TestServices, eventIds: string[], shuffle: <T>(all: T[]) => T[]): Promise<void> {
  if (eventIds.length === 0) return;
  await services.db.update(paymentEvents).set({ handledAt: null }).where(inArray(paymentEvents.eventId, eventIds));
  const ctx = testCtx(services);
  for (const eventId of shuffle(eventIds)) await handlePaymentEvent.run(ctx, { provider: "demo", eventId });
  await work(services);
}

export const eventsKept = async ({ db }: TestServices): Promise<string[]> =>
  (await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(eq(paymentEvents.provider, "demo"))).map(({ id }) => id);
