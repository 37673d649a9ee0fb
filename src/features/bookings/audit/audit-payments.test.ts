import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { CARDS, paidBooking, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { paymentOperations, payments } from "../../payments/operations/payment.tables.server.ts";
import { demoPayments } from "../../payments/providers/demo-pay/demo-pay.tables.server.ts";
import { paymentJobs } from "../../payments/index.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { auditMoney } from "./audit-money.server.ts";

const services = await openTestServices(await openEmptyDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const NOW = "2027-06-01T12:00:00Z";
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights; without the fee. */
const [TOTAL, BACK] = [38_600, 35_000];
/** 2.9% and 30 cents. */
const FEE = 1_149;

beforeEach(() => clock.set(NOW));

const hostId = (await visitOf(services, await newPerson(services))).actor?.id;

const audit = () => auditMoney.run(testCtx(services), {});
const compare = () => paymentJobs.find(({ name }) => name === "payments.compare")!.run(testCtx(services), {});
const found = async () => (await listFailures(services)).map(({ subject, message }) => [subject, message]);

async function somePaid() {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services, { hostId, cancellationPolicy: "flexible" });
  const bookingId = await paidBooking(services, guest, { listingId, ...stay });
  const [payment] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return { visit: await visitOf(services, guest), bookingId, paymentId: payment?.id ?? "", ref: payment?.ref ?? "" };
}

const setPayment = (id: string, values: Partial<typeof payments.$inferInsert>) =>
  db.update(payments).set(values).where(eq(payments.id, id));
const setRefund = (paymentId: string, values: Partial<typeof paymentOperations.$inferInsert>) =>
  db
    .update(paymentOperations)
    .set(values)
    .where(and(eq(paymentOperations.paymentId, paymentId), eq(paymentOperations.kind, "refund")));

async function faultsFound(): Promise<Record<string, string>> {
  await expect(audit()).rejects.toThrow("the books are not in order");
  return Object.fromEntries((await found()) as [string, string][]);
}

/** What a test spoiled is right again after it. */
afterEach(audit);

describe("the nightly audit of what guests paid", () => {
  test("finds what was paid, cancelled, declined and left in order", async () => {
    const { visit, bookingId } = await somePaid();
    await cancelBooking(visit, bookingId, { refundCents: BACK });
    await audit();
    await runPaymentJobs(services);
    const guest = await newPerson(services);
    const { id: listingId } = await newListing(services, { hostId });
    await payStay(services, guest, await startStay(services, guest, { listingId, ...stay }), CARDS.declined);
    await audit();
    expect(await found()).toEqual([]);
  });

  test("names a capture that is done and that its payment doesn't show, with the booking whose money is missing", async () => {
    const { bookingId, paymentId } = await somePaid();
    await setPayment(paymentId, { stage: "voided", captured: 0 });
    expect(await faultsFound()).toEqual({
      [paymentId]: `a capture of ${TOTAL} is done and the payment is voided`,
      [bookingId]: `payments hold 0 of the guest and the ledger says ${TOTAL}`,
    });
    await setPayment(paymentId, { stage: "captured", captured: TOTAL });
  });

  test("names refunds that don't add up to what the payment says, but not one that a bank refused", async () => {
    const { visit, bookingId, paymentId } = await somePaid();
    await cancelBooking(visit, bookingId, { refundCents: BACK });
    await runPaymentJobs(services);
    await setRefund(paymentId, { amount: BACK - 1 });
    expect(await faultsFound()).toEqual({ [paymentId]: `refunds of ${BACK - 1} were done and the payment says ${BACK}` });
    await setRefund(paymentId, { amount: BACK, state: "refused", endedAt: clock.now() });
    await setPayment(paymentId, { refunded: 0, fault: "refund_failed" });
    await audit();
    await setPayment(paymentId, { refunded: 5 });
    expect(await faultsFound()).toEqual({
      [paymentId]: "refunds of 0 were done and the payment says 5",
      [bookingId]: `payments hold ${TOTAL - BACK - 5} of the guest and the ledger says ${TOTAL - BACK}`,
    });
    await setRefund(paymentId, { state: "done" });
    await setPayment(paymentId, { refunded: BACK, fault: null });
  });

  test("names a fee that the ledger doesn't have as a cost", async () => {
    const { bookingId, paymentId } = await somePaid();
    expect(await ledgerOf(services, bookingId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "fee", account: "provider", amount: FEE }),
        expect.objectContaining({ kind: "fee", account: "costs", amount: -FEE }),
      ]),
    );
    await setPayment(paymentId, { fee: FEE + 1 });
    expect(await faultsFound()).toEqual({ [paymentId]: `a fee of ${FEE + 1} was kept and the ledger has ${FEE}` });
    await setPayment(paymentId, { fee: FEE });
  });

  test("names an operation that waits since yesterday", async () => {
    const { bookingId, visit, paymentId } = await somePaid();
    await cancelBooking(visit, bookingId, { refundCents: BACK });
    clock.set("2027-06-02T12:00:00Z");
    await audit();
    clock.set("2027-06-02T12:00:01Z");
    expect(await faultsFound()).toEqual({ [paymentId]: `a refund of ${BACK} is queued since yesterday` });
    await runPaymentJobs(services);
  });

  test("names more taken than was held, and what is taken or held for no booking", async () => {
    const [one, other, third] = [await somePaid(), await somePaid(), await somePaid()];
    await setPayment(one.paymentId, { authorized: 1 });
    await setPayment(other.paymentId, { bookingId: null });
    await setPayment(third.paymentId, { bookingId: null, stage: "authorized", captured: 0 });
    const noPayment = "it was booked by paying, and there is no payment";
    clock.set("2027-06-04T12:00:00Z");
    expect(await faultsFound()).toEqual({
      [one.paymentId]: `${TOTAL} was taken and 1 was held`,
      [other.paymentId]: `${TOTAL} is captured for no booking`,
      [other.bookingId]: noPayment,
      [third.paymentId]: `a capture of ${TOTAL} is done and the payment is authorized; ${TOTAL} is authorized for no booking`,
      [third.bookingId]: noPayment,
    });
    await setPayment(one.paymentId, { authorized: TOTAL });
    await setPayment(other.paymentId, { bookingId: other.bookingId });
    await setPayment(third.paymentId, { bookingId: third.bookingId, stage: "captured", captured: TOTAL });
  });
});

describe("the nightly comparison with the provider", () => {
  test("names a payment that the provider lost, one that isn't ours, and leaves one that it changed to the audit", async () => {
    const [one, lost] = [await somePaid(), await somePaid()];
    clock.set("2027-06-01T13:00:00Z");
    await compare();
    const strange = { ref: "demo_payment_strange", reference: "x", label: "x", amount: 70, currency: "USD", capture: "now" } as const;
    const soon = new Date(clock.now().getTime() + 1000);
    await db
      .insert(demoPayments)
      .values({ ...strange, savesCard: false, pageEndsAt: soon, state: "captured", captured: 70, createdAt: clock.now() });
    await db.update(demoPayments).set({ ref: "demo_payment_renamed" }).where(eq(demoPayments.ref, lost.ref));
    // Asking again makes ours the same, and then the audit names what was captured.
    await db.update(demoPayments).set({ captured: 1 }).where(eq(demoPayments.ref, one.ref));
    await expect(compare()).rejects.toThrow("3 payments differ");
    expect(new Map((await found()) as [string, string][])).toEqual(
      new Map([
        ["demo_payment_strange", "demo has 70 of demo_payment_strange, which we don't know"],
        ["demo_payment_renamed", `demo has ${TOTAL} of demo_payment_renamed, which we don't know`],
        [lost.paymentId, `demo doesn't list ${lost.ref}`],
      ]),
    );
    await expect(audit()).rejects.toThrow(`a capture of ${TOTAL} is done and the payment is captured`);
    await db.update(demoPayments).set({ captured: TOTAL }).where(eq(demoPayments.ref, one.ref));
    await db.update(demoPayments).set({ ref: lost.ref }).where(eq(demoPayments.ref, "demo_payment_renamed"));
    await db.delete(demoPayments).where(eq(demoPayments.ref, strange.ref));
    await compare();
  });
});
