import { eq, inArray, sql } from "drizzle-orm";
import { addDays, instantAt } from "../../../src/features/availability/index.ts";
import { bookingSubscribers, readBooking, readCheckout } from "../../../src/features/bookings/index.server.ts";
import { handlePaymentEvent } from "../../../src/features/payments/hooks/handle-event.server.ts";
import { paymentEvents } from "../../../src/features/payments/hooks/payment-event.tables.server.ts";
import { paymentJobs, readPayment, receivePaymentEvent, sendOperations } from "../../../src/features/payments/index.server.ts";
import { paymentOperations } from "../../../src/features/payments/operations/payment.tables.server.ts";
import { sendDemoEvents } from "../../../src/features/payments/providers/demo-pay/deliver-demo-events.server.ts";
import { SIGNATURE_HEADER } from "../../../src/features/payments/providers/demo-pay/demo-events.server.ts";
import { passDemoTime } from "../../../src/features/payments/providers/demo-pay/pass-demo-time.server.ts";
import type { Ctx } from "../../../src/platform/context.server.ts";
import { deliverFacts } from "../../../src/platform/facts/facts.server.ts";
import { newGuests } from "../checkouts.ts";
import { newListing } from "../listings.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { CLEANING, NIGHT, type Policy } from "./paying-counters.ts";

const GUESTS = 3;
const DAYS_AHEAD = 14;
const SETTLING = bookingSubscribers.filter(({ name }) => name === "bookings.settle-payment");

export type How = "deliver" | "lose" | "double" | "shuffle" | "delay";

/** A listing, its host and three guests, and what the product does for them by itself. */
export async function openPayingWorld(services: TestServices, cancellationPolicy: Policy) {
  const [host = "", ...guests] = await newGuests(services, GUESTS + 1);
  const listing = await newListing(services, { hostId: host, cancellationPolicy, pricePerNight: NIGHT, cleaningFee: CLEANING });
  const first = addDays(services.clock.now().toISOString().slice(0, 10), DAYS_AHEAD);
  const as = (by: TestServices, id: string): Ctx => testCtx(by, { actor: { id, sessionId: id, isHost: id === host, supportRole: null } });
  return {
    listingId: listing.id,
    guestIds: guests,
    dayOf: (from: number) => addDays(first, from),
    beginsAt: (checkIn: string) => instantAt(listing.timeZone, checkIn, listing.checkInTime),
    asGuest: (by: TestServices, guest: number) => as(by, guests[guest] ?? ""),
    asHost: (by: TestServices) => as(by, host),
    viewOf: (guest: number, checkoutId: string) => readCheckout(as(services, guests[guest] ?? ""), checkoutId),
    bookingOf: (guest: number, bookingId: string) => readBooking(as(services, guests[guest] ?? ""), bookingId),
  };
}

export type PayingWorld = Awaited<ReturnType<typeof openPayingWorld>>;

/** What is due of all that jobs do at once, without the minutes between. */
export async function work(by: TestServices): Promise<void> {
  const ctx = testCtx(by);
  for (let isBusy = true; isBusy;) {
    isBusy = false;
    for (const { provider, eventId } of await by.db
      .select()
      .from(paymentEvents)
      .where(sql`handled_at is null`)) {
      await handlePaymentEvent.run(ctx, { provider, eventId });
    }
    await deliverFacts(ctx, SETTLING);
    for (const id of await due(by)) {
      isBusy = true;
      await sendOperations(ctx, id);
    }
    for (const id of await missed(by)) {
      isBusy = true;
      await readPayment(ctx, id);
    }
  }
}

/** Of each payment only the oldest operation can be sent; a later one waits for it, due or not. */
async function due({ db, clock }: TestServices): Promise<string[]> {
  const { paymentId, nextAt, no } = paymentOperations;
  const oldest = await db
    .selectDistinctOn([paymentId], { id: paymentId, nextAt })
    .from(paymentOperations)
    .where(sql`state in ('queued', 'sent', 'unclear')`)
    .orderBy(paymentId, no);
  return oldest.flatMap((operation) => (operation.nextAt <= clock.now() ? [operation.id] : []));
}

async function missed({ db }: TestServices): Promise<string[]> {
  const taken = sql`delete from pgboss.job where name = 'payments.read-again' returning data->>'paymentId' as id`;
  const { rows } = await db.execute<{ id: string }>(taken);
  return [...new Set(rows.map(({ id }) => id))];
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
