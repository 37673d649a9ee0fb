import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { CARDS, enterCard, paidBooking, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newestEmail, newPerson } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { paymentEvents } from "../hooks/payment-event.tables.server.ts";
import { paymentJobs } from "../payment.jobs.server.ts";
import { demoPayments } from "../providers/demo-pay/demo-pay.tables.server.ts";
import { lockDemoPayment } from "../providers/demo-pay/demo-payments.server.ts";
import { passDemoTime } from "../providers/demo-pay/pass-demo-time.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { applyPaymentEvent } from "./apply-payment-event.server.ts";
import { chargeSavedCard } from "./open-payment.server.ts";
import { paymentOperations, payments } from "./payment.tables.server.ts";
import { giveBack, refundPayments } from "./give-back.server.ts";
import { readPayment } from "./read-payment.server.ts";
import { sendOperations } from "./send-operations.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const ctx = testCtx(services);
const NOW = "2027-06-01T12:00:00Z";
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
const TOTAL = 38_600;

beforeEach(() => clock.set(NOW));

const run = (name: string) => paymentJobs.find((job) => job.name === name)!.run(ctx, {});
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0];
const paidFor = async (bookingId: string) => (await db.select().from(payments).where(eq(payments.bookingId, bookingId)))[0]!;
const operationsOf = (paymentId: string) =>
  db.select().from(paymentOperations).where(eq(paymentOperations.paymentId, paymentId)).orderBy(paymentOperations.no);

async function somePaid(card = CARDS.pays) {
  const { id: listingId } = await newListing(services);
  return paidFor(await paidBooking(services, await newPerson(services), { listingId, ...stay }, card));
}

/** A difference that was authorized for a change whose process died then. */
async function orphanedDifference(): Promise<string> {
  const { bookingId, payerId, cardRef } = await somePaid();
  const card = { ref: cardRef ?? "", brand: "Visa", last4: "4242" };
  const id = await transact(ctx, (tx) =>
    chargeSavedCard(tx, { purpose: "change", subjectId: bookingId ?? "", payerId, label: "A change", amount: 500, card }),
  );
  await sendOperations(ctx, id, { isAwaited: true });
  return id;
}

test("what was authorized for a change that nobody made any more is let go after ten minutes", async () => {
  const id = await orphanedDifference();
  clock.advance(10 * 60);
  await run("payments.reconcile");
  expect(await paymentOf(id)).toMatchObject({ stage: "authorized" });
  clock.advance(601);
  await run("payments.reconcile");
  await runPaymentJobs(services);
  expect(await paymentOf(id)).toMatchObject({ stage: "voided", captured: 0 });
});

test("what was taken for a change that was never made comes back, once", async () => {
  const id = await orphanedDifference();
  const { ref } = (await paymentOf(id))!;
  await paymentProvider(ctx).capture({ key: crypto.randomUUID(), ref: ref ?? "", amount: { cents: 500, currency: "USD" } });
  await readPayment(ctx, id);
  for (let round = 0; round < 3; round++) {
    clock.advance(601);
    await run("payments.reconcile");
    await runPaymentJobs(services);
  }
  expect(await paymentOf(id)).toMatchObject({ stage: "captured", captured: 500, refunded: 500 });
  expect((await operationsOf(id)).filter(({ kind }) => kind === "refund")).toHaveLength(1);
});

test("a payment of a provider that was used before is left as it is", async () => {
  const id = await orphanedDifference();
  await db.update(payments).set({ provider: "stripe" }).where(eq(payments.id, id));
  const before = await paymentOf(id);
  clock.advance(1300);
  await run("payments.reconcile");
  await transact(ctx, async (tx) => void (await giveBack(tx, id)));
  await run("payments.resume");
  await sendOperations(ctx, id);
  expect(await paymentOf(id)).toMatchObject({ stage: "authorized", answered: before?.answered });
  expect((await operationsOf(id)).at(-1)).toMatchObject({ kind: "void", state: "queued", attempts: 0 });
  await db.update(payments).set({ provider: "demo" }).where(eq(payments.id, id));
  clock.advance(1);
  await run("payments.resume");
  expect(await paymentOf(id)).toMatchObject({ stage: "voided" });
});

test("a stay that was paid while no event came and nobody returned is booked by the reconciliation", async () => {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services);
  const checkoutId = await startStay(services, guest, { listingId, ...stay });
  await enterCard(services, guest, checkoutId, CARDS.pays);
  clock.advance(601);
  await run("payments.reconcile");
  await runPaymentJobs(services);
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, checkoutId));
  expect(payment).toMatchObject({ stage: "captured", captured: TOTAL, bookingId: expect.any(String) });
});

test("a payment that was read less than ten minutes ago isn't asked about, nor is one that is over", async () => {
  const { id } = await somePaid();
  const [before, orphan] = [await paymentOf(id), await orphanedDifference()];
  const { asked } = (await paymentOf(orphan))!;
  clock.advance(599);
  await run("payments.reconcile");
  expect((await paymentOf(orphan))?.asked).toBe(asked);
  clock.advance(5000);
  await run("payments.reconcile");
  expect((await paymentOf(orphan))?.asked).toBeGreaterThan(asked);
  expect((await paymentOf(id))?.asked).toBe(before?.asked);
});

const keepEvent = (eventId: string, ref: string, more: Partial<typeof paymentEvents.$inferInsert> = {}) =>
  db
    .insert(paymentEvents)
    .values({ provider: "demo", eventId, aboutKind: "payment", aboutRef: ref, bodyHash: "", receivedAt: clock.now(), ...more });
const eventOf = async (id: string) => (await db.select().from(paymentEvents).where(eq(paymentEvents.eventId, id)))[0];

test("an event that came before its payment was known is looked at again after a few minutes, for three days", async () => {
  const { id, ref } = await somePaid();
  await db.update(payments).set({ ref: null }).where(eq(payments.id, id));
  await keepEvent("early", ref ?? "");
  await applyPaymentEvent(ctx, { provider: "demo", id: "early", about: { kind: "payment", ref: ref ?? "" } });
  await keepEvent("stranger", "demo_payment_of_nobody");
  await keepEvent("of-another-provider", "cs_1", { provider: "stripe" });
  await db.update(payments).set({ ref }).where(eq(payments.id, id));
  clock.advance(5 * 60);
  await run("payments.events-left");
  expect((await eventOf("early"))?.handledAt).toBeNull();
  clock.advance(1);
  await run("payments.events-left");
  expect((await eventOf("early"))?.handledAt).toEqual(clock.now());
  expect([(await eventOf("stranger"))?.handledAt, (await eventOf("of-another-provider"))?.handledAt]).toEqual([null, null]);
});

test("events are kept for 90 days", async () => {
  await keepEvent("old", "demo_1");
  clock.advance(90 * 86_400);
  await run("payments.prune-events");
  expect(await eventOf("old")).toBeDefined();
  clock.advance(1);
  await run("payments.prune-events");
  expect(await eventOf("old")).toBeUndefined();
});

test("what a capture answered is asked again where somebody who read meanwhile heard how it was before", async () => {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services);
  const checkoutId = await startStay(services, guest, { listingId, ...stay });
  await payStay(services, guest, checkoutId);
  const [{ id, ref } = { id: "", ref: "" }] = await db.select().from(payments).where(eq(payments.subjectId, checkoutId));
  let sent: Promise<void> = Promise.resolve();
  await db.transaction(async (tx) => {
    // The provider is slow: it has the capture, and hasn't done it yet.
    await lockDemoPayment({ ...ctx, db: tx }, ref ?? "");
    sent = sendOperations(ctx, id);
    await expect.poll(async () => (await operationsOf(id)).at(-1)?.state).toBe("sent");
    expect(await readPayment(ctx, id)).toMatchObject({ stage: "authorized" });
  });
  await sent;
  await runPaymentJobs(services);
  expect(await paymentOf(id)).toMatchObject({ stage: "captured", captured: TOTAL });
});

const refundOf = (refund: typeof paymentOperations.$inferSelect | undefined, ref: string | null, key = refund?.id ?? "") => ({
  key,
  ref: ref ?? "",
  amount: { cents: 1000, currency: "USD" as const },
  reference: refund?.id ?? "",
});

test("a refund whose sender died is sent again under its key, so that its failure is heard of", async () => {
  const { id, bookingId, ref } = await somePaid(CARDS.failsRefunds);
  await transact(ctx, (tx) => refundPayments(tx, bookingId ?? "", 1000));
  const refund = (await operationsOf(id)).find(({ kind }) => kind === "refund");
  // It reached the provider, and its answer never reached us.
  await paymentProvider(ctx).refund(refundOf(refund, ref));
  await db
    .update(paymentOperations)
    .set({ state: "sent", attempts: 1, firstSentAt: clock.now() })
    .where(eq(paymentOperations.id, refund?.id ?? ""));
  await sendOperations(ctx, id);
  const after = (await operationsOf(id)).find(({ kind }) => kind === "refund");
  expect(after).toMatchObject({ state: "pending", ref: expect.any(String) });
  expect(await paymentOf(id)).toMatchObject({ refunded: 1000 });
});

test("a refund under a second key whose answer got lost is known by our name for it when it fails", async () => {
  const { id, bookingId, ref } = await somePaid(CARDS.failsRefunds);
  await transact(ctx, (tx) => refundPayments(tx, bookingId ?? "", 1000));
  const refund = (await operationsOf(id)).find(({ kind }) => kind === "refund");
  const { ref: name } = await paymentProvider(ctx).refund(refundOf(refund, ref, `${refund?.id}:2`));
  await db
    .update(paymentOperations)
    .set({ state: "unclear", attempts: 2, keyNumber: 2, firstSentAt: clock.now() })
    .where(eq(paymentOperations.id, refund?.id ?? ""));
  await sendOperations(ctx, id);
  expect((await operationsOf(id)).find(({ kind }) => kind === "refund")).toMatchObject({ state: "done", ref: null });
  await passDemoTime(ctx);
  await keepEvent("failed", name, { aboutKind: "refund" });
  await applyPaymentEvent(ctx, { provider: "demo", id: "failed", about: { kind: "refund", ref: name } });
  expect((await operationsOf(id)).find(({ kind }) => kind === "refund")).toMatchObject({ state: "refused", ref: name });
  expect(await paymentOf(id)).toMatchObject({ refunded: 0, fault: "refund_failed" });
});

test("a dispute is for staff from when it is known until it is won, and takes no other fault away", async () => {
  const { id, ref } = await somePaid();
  const dispute = (disputed: number) =>
    db
      .update(demoPayments)
      .set({ disputed })
      .where(eq(demoPayments.ref, ref ?? ""));
  await dispute(TOTAL);
  expect(await readPayment(ctx, id)).toMatchObject({ fault: "disputed", disputed: TOTAL });
  await dispute(0);
  expect(await readPayment(ctx, id)).toMatchObject({ fault: null, disputed: 0 });
  await db.update(payments).set({ fault: "refund_failed" }).where(eq(payments.id, id));
  await dispute(TOTAL);
  await readPayment(ctx, id);
  await dispute(0);
  expect(await readPayment(ctx, id)).toMatchObject({ fault: "refund_failed" });
});

test("a refund of a payment that no booking came of is told its guest where the bank refuses it", async () => {
  const { id, payerId } = await somePaid(CARDS.failsRefunds);
  await db.update(payments).set({ bookingId: null, label: "Two nights by the sea" }).where(eq(payments.id, id));
  await transact(ctx, async (tx) => void (await giveBack(tx, id)));
  await runPaymentJobs(services);
  await passDemoTime(ctx);
  clock.advance(3600);
  await run("payments.resume");
  await runPaymentJobs(services);
  const { email } = (await contactsOf(ctx, [payerId])).get(payerId)!;
  expect((await newestEmail(services, email))?.subject).toBe("Your refund for Two nights by the sea");
});
