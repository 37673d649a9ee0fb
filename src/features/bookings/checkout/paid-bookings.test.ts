import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newAgent } from "../../../../tests/support/chats.ts";
import { newKey } from "../../../../tests/support/bookings.ts";
import { CARDS, enterCardAt, paidBooking, runPaymentJobs, startStay, payStay } from "../../../../tests/support/paid-stays.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { heldFor, listPayments, readPaymentAgain, sendPaymentAgain } from "../../payments/index.server.ts";
import { paymentOperations, payments } from "../../payments/operations/payment.tables.server.ts";
import { settleRefund } from "../../payments/operations/settle-refund.server.ts";
import { passDemoTime } from "../../payments/providers/demo-pay/pass-demo-time.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { demoPayments } from "../../payments/providers/demo-pay/demo-pay.tables.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { changeBooking } from "../changing/change-booking.server.ts";
import { payChange } from "../changing/paying/pay-change.server.ts";
import { previewChange } from "../changing/preview-change.server.ts";
import { returnFromChange } from "../changing/paying/return-from-change.server.ts";
import { readBooking } from "../booking.view.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 38_600;

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

async function somePaid(card = CARDS.pays, given: Parameters<typeof newListing>[1] = {}) {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services, given);
  const bookingId = await paidBooking(services, guest, { listingId, ...stay }, card);
  return { guest, bookingId, listingId, visit: await visitOf(services, guest) };
}

const paymentsOf = (bookingId: string) => db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(payments.createdAt);
const ledgerOf = async (bookingId: string) => (await heldFor(testCtx(services), [bookingId]))(bookingId);

async function changeTo(guest: Person, bookingId: string, checkOut: string): Promise<void> {
  const visit = await visitOf(services, guest);
  const wanted = { checkIn: stay.checkIn, checkOut, guests: 1 };
  const { quote } = await previewChange(visit, bookingId, wanted);
  await changeBooking(visit, bookingId, { ...wanted, totalCents: quote.total.cents, key: newKey() });
}

describe("cancelling", () => {
  test("gives back what the policy says to the card that paid", async () => {
    const { visit, bookingId } = await somePaid(CARDS.pays, { cancellationPolicy: "flexible" });
    await cancelBooking(visit, bookingId, { refundCents: 35_000 });
    await runPaymentJobs(services);
    expect(await paymentsOf(bookingId)).toMatchObject([{ stage: "captured", captured: TOTAL, refunded: 35_000 }]);
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: -3_600, service_fee: 3_600, payout_due: 0 });
  });

  test("before the money was taken takes it first and gives back what is due", async () => {
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services, { cancellationPolicy: "flexible" });
    await payStay(services, guest, await startStay(services, guest, { listingId, ...stay }));
    const [payment] = await db.select().from(payments).where(eq(payments.stage, "authorized"));
    const bookingId = payment?.bookingId ?? "";
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 35_000 });
    await runPaymentJobs(services);
    expect(await paymentsOf(bookingId)).toMatchObject([{ captured: TOTAL, refunded: 35_000 }]);
  });

  test("a refund that the bank refuses is on the list of staff and in the guest's email, and can be sent again", async () => {
    const { guest, visit, bookingId } = await somePaid(CARDS.failsRefunds, { cancellationPolicy: "flexible" });
    await cancelBooking(visit, bookingId, { refundCents: 35_000 });
    await runPaymentJobs(services);
    await settleWhatIsPending();
    await runPaymentJobs(services);
    const [payment] = await paymentsOf(bookingId);
    expect(payment).toMatchObject({ fault: "refund_failed", refunded: 0 });
    const agent = await newAgent(services);
    expect((await listPayments(agent, { show: "open" })).payments.map(({ id }) => id)).toContain(payment?.id);
    const emails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, guest.email));
    expect(emails.map(({ subject }) => subject).join("\n")).toContain("Your refund for");

    await db
      .update(demoPayments)
      .set({ last4: "4242" })
      .where(eq(demoPayments.ref, payment?.ref ?? ""));
    await sendPaymentAgain(agent, payment?.id ?? "");
    await runPaymentJobs(services);
    await settleWhatIsPending();
    await readPaymentAgain(agent, payment?.id ?? "");
    expect((await paymentsOf(bookingId))[0]).toMatchObject({ fault: null, refunded: 35_000 });
  });
});

describe("changing", () => {
  test("a longer stay is paid from the card on file before it counts", async () => {
    const { guest, visit, bookingId } = await somePaid();
    clock.set("2027-06-02T12:00:00Z");
    await changeTo(guest, bookingId, "2027-06-24");
    await runPaymentJobs(services);
    const paid = await paymentsOf(bookingId);
    expect(paid.map(({ purpose, stage, captured }) => [purpose, stage, captured])).toEqual([
      ["stay", "captured", TOTAL],
      ["change", "captured", 11_200],
    ]);
    const view = await readBooking(visit, bookingId);
    expect(view).toMatchObject({ checkOut: "2027-06-24", totalCents: TOTAL + 11_200 });
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: -(TOTAL + 11_200) });
  });

  test("a card that fails leaves the booking as it was", async () => {
    const { guest, visit, bookingId } = await somePaid(CARDS.failsLater);
    await expect(changeTo(guest, bookingId, "2027-06-24")).rejects.toMatchObject({ code: "change_declined" });
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: stay.checkOut, totalCents: TOTAL });
    await runPaymentJobs(services);
    expect(await paymentsOf(bookingId)).toMatchObject([{ purpose: "stay" }]);
  });

  describe("with another card than the one on file", () => {
    const wanted = { checkIn: stay.checkIn, checkOut: "2027-06-24", guests: 1 };

    async function toPage(card: string) {
      const { visit, bookingId } = await somePaid(CARDS.failsLater);
      const { quote } = await previewChange(visit, bookingId, wanted);
      const input = { ...wanted, totalCents: quote.total.cents, key: newKey() };
      const page = await payChange(visit, bookingId, input);
      if (card) await enterCardAt(services, page, card);
      return { visit, bookingId, input, finish: () => returnFromChange(visit, bookingId, input) };
    }

    test("is made once that paid, and only once", async () => {
      const { visit, bookingId, finish } = await toPage(CARDS.pays);
      expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: stay.checkOut });
      await Promise.all([finish(), finish()]);
      await finish();
      await runPaymentJobs(services);
      expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: "2027-06-24", changes: 1 });
      expect((await paymentsOf(bookingId)).map(({ captured }) => captured).toSorted((one, other) => other - one)).toEqual([TOTAL, 11_200]);
      expect(await ledgerOf(bookingId)).toMatchObject({ guest: -(TOTAL + 11_200) });
    });

    test("stays as it was if that is declined, or nobody pays", async () => {
      const declined = await toPage(CARDS.declined);
      await expect(declined.finish()).rejects.toMatchObject({ code: "change_declined" });
      const stranger = await somePaid();
      const { quote } = await previewChange(stranger.visit, stranger.bookingId, wanted);
      const never = { ...wanted, totalCents: quote.total.cents, key: newKey() };
      await expect(returnFromChange(stranger.visit, stranger.bookingId, never)).rejects.toMatchObject({ code: "change_unpaid" });
      const left = await toPage("");
      await expect(left.finish()).rejects.toMatchObject({ code: "change_unpaid" });
      expect(await readBooking(left.visit, left.bookingId)).toMatchObject({ checkOut: stay.checkOut });
    });

    test("gives back what was paid for another price, or for nights that are gone", async () => {
      const { visit, bookingId, input } = await toPage(CARDS.pays);
      const cheaper = { ...wanted, checkOut: "2027-06-25" };
      const { quote } = await previewChange(visit, bookingId, cheaper);
      const other = { ...input, ...cheaper, totalCents: quote.total.cents };
      await expect(returnFromChange(visit, bookingId, other)).rejects.toMatchObject({ code: "change_price_changed" });
      await runPaymentJobs(services);
      const paid = await db.select().from(payments).where(eq(payments.subjectId, bookingId));
      expect(paid.map(({ stage }) => stage)).toEqual(["voided"]);
      expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: stay.checkOut });
    });
  });

  test("nights that are gone let go of what was authorized for them", async () => {
    const { guest, listingId, bookingId } = await somePaid();
    const other = await newPerson(services);
    const visit = await visitOf(services, guest);
    const wanted = { checkIn: stay.checkIn, checkOut: "2027-06-24", guests: 1 };
    const { quote } = await previewChange(visit, bookingId, wanted);
    await startStay(services, other, { listingId, checkIn: "2027-06-23", checkOut: "2027-06-25" });
    await expect(changeBooking(visit, bookingId, { ...wanted, totalCents: quote.total.cents, key: newKey() })).rejects.toMatchObject({
      code: "dates_taken",
    });
    await runPaymentJobs(services);
    const left = await db.select().from(payments).where(eq(payments.subjectId, bookingId));
    expect(left.filter(({ stage }) => stage === "authorized" || stage === "captured")).toEqual([]);
  });

  test("a shorter stay gives the difference back", async () => {
    const { guest, bookingId } = await somePaid();
    await changeTo(guest, bookingId, "2027-06-22");
    await runPaymentJobs(services);
    expect(await paymentsOf(bookingId)).toMatchObject([{ captured: TOTAL, refunded: 10_000 }]);
  });
});

/** What Demo Pay is still at comes through, and the product asks about it. */
async function settleWhatIsPending(): Promise<void> {
  await passDemoTime(testCtx(services));
  const pending = await db.select().from(paymentOperations).where(eq(paymentOperations.state, "pending"));
  for (const refund of pending) await settleRefund(testCtx(services), refund);
}
