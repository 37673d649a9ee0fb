import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newAgent } from "../../../../tests/support/chats.ts";
import { type Fault, startFakeStripe } from "../../../../tests/support/fake-stripe/fake-stripe.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { CARDS, enterCardAt, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { listPayments, paymentJobs, receivePaymentEvent, sendPaymentAgain } from "../../payments/index.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { demoPayments } from "../../payments/providers/demo-pay/demo-pay.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { payBalance } from "../unpaid/pay-balance.server.ts";
import { returnFromBalance } from "../unpaid/return-from-balance.server.ts";
import { readCheckout } from "./checkout.view.server.ts";
import { payCheckout } from "./pay-checkout.server.ts";
import { returnFromPayment } from "./return-from-payment.server.ts";

const database = await openTestDatabase();
const demo = await openTestServices(database, { PAYMENTS: "demo" });
const fake = await startFakeStripe();
const stripe = await openTestServices(database, fake.settings);
const { db } = demo;
const NOW = "2027-06-01T12:00:00Z";
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 38_600;

beforeEach(() => {
  for (const clock of [demo.clock, stripe.clock, fake.clock]) clock.set(NOW);
});
afterAll(() => fake.stop());

async function someCheckout(services: TestServices) {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services);
  const checkoutId = await startStay(services, guest, { listingId, ...stay });
  const visit = await visitOf(services, guest);
  return { guest, visit, listingId, checkoutId };
}

const paymentFor = async (checkoutId: string) => (await db.select().from(payments).where(eq(payments.subjectId, checkoutId)))[0];
const balanceOf = async (bookingId: string) =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.subjectId, bookingId), eq(payments.purpose, "balance")))
  )[0];
const bookingsAt = (listingId: string) => db.select().from(bookings).where(eq(bookings.propertyId, listingId));

describe("what the guest meanwhile pays for", () => {
  test.each([{ amount: 100 }, { amount: TOTAL + 1 }, { currency: "EUR" as never }])(
    "another amount or currency than ours (%o) buys nothing, is let go of, and staff see it",
    async (differs) => {
      const { visit, listingId, checkoutId } = await someCheckout(demo);
      const url = await payCheckout(visit, checkoutId);
      const payment = await paymentFor(checkoutId);
      await db
        .update(demoPayments)
        .set(differs)
        .where(eq(demoPayments.ref, payment?.ref ?? ""));
      await enterCardAt(demo, url, CARDS.pays);
      await returnFromPayment(visit, checkoutId);
      await runPaymentJobs(demo);
      expect(await bookingsAt(listingId)).toEqual([]);
      expect(await paymentFor(checkoutId)).toMatchObject({ stage: "voided", captured: 0, fault: "amount_differs" });
      expect((await readCheckout(visit, checkoutId)).phase).toBe("stopped");
      const { payments: listed } = await listPayments(await newAgent(demo), { show: "open" });
      expect(listed.map(({ id }) => id)).toContain(payment?.id);
    },
  );

  test.each([{ pricePerNight: 99_900 }, { status: "paused" as const }, { cleaningFee: 0, cancellationPolicy: "strict" as const }])(
    "stays as it was while the nights are held, though its host makes it %o",
    async (given) => {
      const { guest, listingId, checkoutId } = await someCheckout(demo);
      await db.update(properties).set(given).where(eq(properties.id, listingId));
      await payStay(demo, guest, checkoutId);
      expect(await bookingsAt(listingId)).toMatchObject([{ checkoutId, totalPrice: TOTAL, cancellationPolicy: "moderate" }]);
    },
  );

  test("is let go of where they deleted their account before paying", async () => {
    const { visit, listingId, checkoutId } = await someCheckout(demo);
    const url = await payCheckout(visit, checkoutId);
    await deleteAccount(visit, { password: PASSWORD });
    await enterCardAt(demo, url, CARDS.pays);
    demo.clock.advance(601);
    await paymentJobs.find(({ name }) => name === "payments.reconcile")!.run(testCtx(demo), {});
    await runPaymentJobs(demo);
    expect(await bookingsAt(listingId)).toEqual([]);
    expect(await paymentFor(checkoutId)).toMatchObject({ stage: "voided", captured: 0 });
  });
});

/** What waits for Stripe is tried again until nothing waits. */
async function tryAgain(): Promise<void> {
  const resume = paymentJobs.find(({ name }) => name === "payments.resume")!;
  for (let time = 0; time < 4; time++) {
    for (const clock of [stripe.clock, fake.clock]) clock.advance(30);
    await resume.run(testCtx(stripe), {});
  }
}

describe("a provider that", () => {
  const FAULTS: Fault[] = ["drop_before", "drop_after", "saved_500", "500_after", "429", "409", "html"];

  test.each(FAULTS)("answers %s when a page is opened: the nights are held, and the page is there a moment later", async (fault) => {
    fake.fail(fault, "POST /v1/checkout/sessions");
    const { visit, checkoutId } = await someCheckout(stripe);
    await expect(payCheckout(visit, checkoutId)).rejects.toMatchObject({ code: "payment_unreachable" });
    expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "live" });
    await tryAgain();
    expect(await payCheckout(visit, checkoutId)).toContain("https://");
  });

  test.each(FAULTS)("answers %s when the money is taken: the guest has the stay, and is charged once", async (fault) => {
    const { visit, listingId, checkoutId } = await someCheckout(stripe);
    await payCheckout(visit, checkoutId);
    const { ref } = (await paymentFor(checkoutId))!;
    fake.pay(ref ?? "", CARDS.pays);
    fake.fail(fault, "POST /v1/payment_intents");
    await returnFromPayment(visit, checkoutId);
    await runPaymentJobs(stripe);
    await tryAgain();
    expect(await bookingsAt(listingId)).toHaveLength(1);
    expect(await paymentFor(checkoutId)).toMatchObject({ stage: "captured", captured: TOTAL, fault: null });
    const intent = String(fake.state.sessions.get(ref ?? "")?.payment_intent);
    expect(fake.state.intents.get(intent)).toMatchObject({ status: "succeeded", amount_received: TOTAL });
  });

  test("answers 403, because its key may not do that, is asked again and nobody is told of a refusal", async () => {
    const { visit, listingId, checkoutId } = await someCheckout(stripe);
    await payCheckout(visit, checkoutId);
    fake.pay((await paymentFor(checkoutId))?.ref ?? "", CARDS.pays);
    fake.fail("403", "POST /v1/payment_intents");
    await returnFromPayment(visit, checkoutId);
    await runPaymentJobs(stripe);
    expect(await paymentFor(checkoutId)).toMatchObject({ stage: "authorized", fault: null });
    await tryAgain();
    expect(await bookingsAt(listingId)).toMatchObject([{ paymentDueBy: null }]);
    expect(await paymentFor(checkoutId)).toMatchObject({ stage: "captured", fault: null });
  });

  test("won't take the money any more lets go of it, and the guest can pay another way at once; staff can't take it a second time", async () => {
    const { visit, listingId, checkoutId } = await someCheckout(stripe);
    await payCheckout(visit, checkoutId);
    fake.pay((await paymentFor(checkoutId))?.ref ?? "", CARDS.pays);
    fake.fail("400", "POST /v1/payment_intents");
    await returnFromPayment(visit, checkoutId);
    await runPaymentJobs(stripe);
    const payment = await paymentFor(checkoutId);
    expect(payment).toMatchObject({ stage: "voided", captured: 0, refunded: 0, fault: "capture_failed" });
    const [booking] = await bookingsAt(listingId);
    expect(booking?.paymentDueBy).not.toBeNull();
    const page = await payBalance(visit, booking?.id ?? "");
    expect(page).toContain("https://");
    await sendPaymentAgain(await newAgent(stripe), payment?.id ?? "");
    await runPaymentJobs(stripe);
    expect(await paymentFor(checkoutId)).toMatchObject({ stage: "voided", captured: 0 });
    fake.pay((await balanceOf(booking?.id ?? ""))?.ref ?? "", CARDS.pays);
    await returnFromBalance(visit, booking?.id ?? "");
    await runPaymentJobs(stripe);
    expect(await bookingsAt(listingId)).toMatchObject([{ paymentDueBy: null }]);
    expect(await balanceOf(booking?.id ?? "")).toMatchObject({ captured: TOTAL });
  });

  test.each(["drop_before", "html", "429"] satisfies Fault[])(
    "answers %s when the guest comes back leaves the page waiting, and an event books the stay",
    async (fault) => {
      const { visit, listingId, checkoutId } = await someCheckout(stripe);
      await payCheckout(visit, checkoutId);
      const { ref } = (await paymentFor(checkoutId))!;
      fake.pay(ref ?? "", CARDS.pays);
      fake.fail(fault, "GET /v1/checkout/sessions");
      await returnFromPayment(visit, checkoutId);
      expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "live" });
      for (const clock of [stripe.clock, fake.clock]) clock.advance(601);
      await paymentJobs.find(({ name }) => name === "payments.reconcile")!.run(testCtx(stripe), {});
      await runPaymentJobs(stripe);
      expect(await bookingsAt(listingId)).toHaveLength(1);
    },
  );

  test("tells of what is behind its page, and nobody comes back: the stay is booked all the same", async () => {
    const { visit, listingId, checkoutId } = await someCheckout(stripe);
    await payCheckout(visit, checkoutId);
    fake.pay((await paymentFor(checkoutId))?.ref ?? "", CARDS.pays);
    const { body } = fake.events().findLast(({ type }) => type === "payment_intent.amount_capturable_updated")!;
    await receivePaymentEvent(testCtx(stripe), "stripe", body, fake.sign(body, fake.clock.now()));
    await runPaymentJobs(stripe);
    expect(await bookingsAt(listingId)).toMatchObject([{ checkoutId }]);
  });
});
