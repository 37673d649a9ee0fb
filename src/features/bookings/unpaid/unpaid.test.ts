import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { change } from "../../../../tests/support/changes.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { CARDS, enterCardAt, paidBooking, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { heldFor } from "../../payments/index.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { paymentProvider } from "../../payments/providers/open-provider.server.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { previewChange } from "../changing/preview-change.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";
import { payOutStays } from "../host/pay-out-stays.server.ts";
import { listTrips } from "../trips/list-trips.server.ts";
import { cancelUnpaid } from "./cancel-unpaid.server.ts";
import { noteUncollected } from "./note-uncollected.server.ts";
import { payBalance } from "./pay-balance.server.ts";
import { readBalance } from "./read-balance.server.ts";
import { returnFromBalance } from "./return-from-balance.server.ts";

const services = await openTestServices(await openEmptyDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
const TOTAL = 38_600;
const DUE = "2027-06-02T12:00:00.000Z";

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

/** A booking whose bank let the authorization go before the money was taken. */
async function someUncollected() {
  const guest = await newPerson(services);
  const host = await visitOf(services, await newPerson(services));
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id });
  const visit = await visitOf(services, guest);
  const checkoutId = await startStay(services, guest, { listingId, ...stay });
  await payStay(services, guest, checkoutId);
  const { bookingId } = await readCheckout(visit, checkoutId);
  if (!bookingId) throw new Error("the stay was not booked");
  const [payment] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  await paymentProvider(services).void({ key: crypto.randomUUID(), ref: payment?.ref ?? "" });
  await runPaymentJobs(services);
  return { guest, visit, bookingId, listingId, paymentId: payment?.id };
}

const emailsTo = ({ email }: Person) =>
  db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email)).orderBy(outboxMessages.id);
const ledgerOf = async (bookingId: string) => (await heldFor(testCtx(services), [bookingId]))(bookingId);
const sweep = () => cancelUnpaid.run(testCtx(services), {});
const audit = async () => {
  await auditMoney.run(testCtx(services), {});
  return listFailures(services);
};

describe("a payment that could not be collected", () => {
  test("is owed, and the guest has a day to pay another way", async () => {
    const { guest, visit, bookingId } = await someUncollected();
    expect(await readBooking(visit, bookingId)).toMatchObject({ phase: "upcoming", paymentDueBy: DUE });
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: 0, guest_owes: -TOTAL, payout_due: 30_000 });
    const emails = await emailsTo(guest);
    expect(emails.at(-1)?.subject).toContain("Payment problem:");
    expect(emails.at(-1)?.text).toContain("If you don't, we have to cancel your booking.");
    expect((await listTrips(visit, { phase: "upcoming" })).bookings[0]?.paymentDueBy).toBe(DUE);
    expect(await audit()).toEqual([]);
  });

  test("is paid with another card, once", async () => {
    const { visit, bookingId } = await someUncollected();
    const page = await payBalance(visit, bookingId);
    expect(await payBalance(visit, bookingId)).toBe(page);
    await enterCardAt(services, page, CARDS.declined);
    await returnFromBalance(visit, bookingId);
    expect(await readBalance(visit, bookingId)).toMatchObject({ owedCents: TOTAL, failure: "declined" });
    await enterCardAt(services, page, CARDS.pays);
    await Promise.all([returnFromBalance(visit, bookingId), returnFromBalance(visit, bookingId)]);
    await runPaymentJobs(services);
    expect(await readBalance(visit, bookingId)).toBeNull();
    expect(await readBooking(visit, bookingId)).toMatchObject({ paymentDueBy: null, payments: [{ amountCents: TOTAL }] });
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: -TOTAL, guest_owes: 0 });
    const own = and(eq(payments.payerId, visit.actor?.id ?? ""), eq(payments.stage, "captured"));
    expect(await db.select().from(payments).where(own)).toMatchObject([{ purpose: "balance", captured: TOTAL }]);
    await expect(payBalance(visit, bookingId)).rejects.toMatchObject({ code: "nothing_owed" });
    expect(await audit()).toEqual([]);
  });

  test("that nobody pays in time ends the booking, frees its nights and costs nobody anything", async () => {
    const { guest, visit, bookingId, listingId } = await someUncollected();
    clock.set("2027-06-02T11:59:00Z");
    await sweep();
    expect(await readBooking(visit, bookingId)).toMatchObject({ phase: "upcoming" });
    clock.set("2027-06-02T12:00:00Z");
    await expect(payBalance(visit, bookingId)).rejects.toMatchObject({ code: "nothing_owed" });
    await sweep();
    await runPaymentJobs(services);
    expect(await readBooking(visit, bookingId)).toMatchObject({ phase: "cancelled", cancelledBy: "payment", refundCents: TOTAL });
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: 0, guest_owes: 0, payout_due: 0, service_fee: 0, cleaning_fee: 0 });
    expect((await emailsTo(guest)).at(-1)?.text).toContain("You weren't charged.");
    expect(await startStay(services, await newPerson(services), { listingId, ...stay })).toBeTruthy();
    expect(await audit()).toEqual([]);
  });

  test("stops changes and the host's payout, and whoever cancels pays nothing", async () => {
    const { visit, bookingId } = await someUncollected();
    await expect(previewChange(visit, bookingId, { ...stay, checkOut: "2027-06-24", guests: 1 })).rejects.toMatchObject({
      code: "payment_due",
    });
    expect((await readBooking(visit, bookingId)).viewer.cancelling).toMatchObject({ refundCents: TOTAL });
    await cancelBooking(visit, bookingId, { refundCents: TOTAL });
    await runPaymentJobs(services);
    expect(await ledgerOf(bookingId)).toMatchObject({ guest: 0, guest_owes: 0, payout_due: 0 });
    const { bookingId: other } = await someUncollected();
    clock.set("2027-06-25T12:00:00Z");
    await payOutStays.run(testCtx(services), {});
    expect(await ledgerOf(other)).toMatchObject({ host: 0, payout_due: 30_000 });
    clock.set("2027-06-01T12:00:00Z");
  });

  test("is left as it is, and can still be paid, where a part of the stay was paid", async () => {
    const guest = await newPerson(services);
    const host = await visitOf(services, await newPerson(services));
    const { id: listingId } = await newListing(services, { hostId: host.actor?.id });
    const bookingId = await paidBooking(services, guest, { listingId, ...stay });
    await change(services, guest, bookingId, { ...stay, checkOut: "2027-06-24" });
    const difference = and(eq(payments.bookingId, bookingId), eq(payments.purpose, "change"));
    const [{ id } = { id: "" }] = await db.select().from(payments).where(difference);
    // As if its bank had let it go before it was taken.
    await db.update(payments).set({ stage: "voided", captured: 0 }).where(eq(payments.id, id));
    await noteUncollected(testCtx(services), id);
    clock.set("2027-06-03T12:00:00Z");
    await sweep();
    const visit = await visitOf(services, guest);
    expect(await readBooking(visit, bookingId)).toMatchObject({ phase: "upcoming", paymentDueBy: DUE });
    await enterCardAt(services, await payBalance(visit, bookingId), CARDS.pays);
    await returnFromBalance(visit, bookingId);
    expect(await readBooking(visit, bookingId)).toMatchObject({ phase: "upcoming", paymentDueBy: null });
    expect(await ledgerOf(bookingId)).toMatchObject({ guest_owes: 0 });
  });

  test("is nobody else's to see or to pay", async () => {
    const { bookingId } = await someUncollected();
    const stranger = await visitOf(services, await newPerson(services));
    await expect(payBalance(stranger, bookingId)).rejects.toMatchObject({ code: "booking_not_found" });
    await expect(readBalance(stranger, bookingId)).rejects.toMatchObject({ code: "booking_not_found" });
    await expect(returnFromBalance(stranger, bookingId)).rejects.toMatchObject({ code: "booking_not_found" });
  });
});
