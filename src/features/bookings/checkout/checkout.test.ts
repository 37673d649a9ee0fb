import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARDS, enterCard, enterCardAt, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { blockDates } from "../../availability/index.server.ts";
import { threadMessages } from "../../messages/message.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { heldFor } from "../../payments/index.server.ts";
import { paymentOperations, payments } from "../../payments/operations/payment.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { reserveDates } from "../reserving/reserve-dates.server.ts";
import { readCheckout } from "./checkout.view.server.ts";
import { extendCheckout } from "./extend-checkout.server.ts";
import { lapseCheckouts } from "./ending/lapse-checkouts.server.ts";
import { leaveCheckout } from "./ending/leave-checkout.server.ts";
import { payCheckout } from "./pay-checkout.server.ts";
import { startCheckout } from "./start-checkout.server.ts";
import { returnFromPayment } from "./return-from-payment.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 38_600;
const NOW = "2027-06-01T12:00:00Z";

beforeEach(() => clock.set(NOW));

const later = (minutes: number) => clock.set(new Date(Date.parse(NOW) + minutes * 60_000));
const bookingsOf = (listingId: string) => db.select().from(bookings).where(eq(bookings.propertyId, listingId));
const paymentsFor = (checkoutId: string) => db.select().from(payments).where(eq(payments.subjectId, checkoutId));
const operationsFor = async (checkoutId: string) => {
  const [payment] = await paymentsFor(checkoutId);
  const rows = await db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.paymentId, payment?.id ?? ""))
    .orderBy(paymentOperations.no);
  return rows.map(({ kind, state, amount }) => [kind, state, amount]);
};

async function someCheckout(message = "") {
  const guest = await newPerson(services);
  const { id: listingId } = await newListing(services, { title: "The quiet house" });
  const checkoutId = await startStay(services, guest, { listingId, ...stay }, message);
  const visit = await visitOf(services, guest);
  return { guest, visit, listingId, checkoutId, view: () => readCheckout(visit, checkoutId) };
}

describe("paying for a stay", () => {
  test("holds the nights for everybody else, books them once the card is authorized, and then takes the money", async () => {
    const { guest, visit, listingId, checkoutId, view } = await someCheckout();
    expect(await view()).toMatchObject({ phase: "live", expiresAt: "2027-06-01T12:15:00.000Z", mayExtend: true, bookingId: null });
    await expect(startStay(services, await newPerson(services), { listingId, ...stay })).rejects.toMatchObject({ code: "dates_taken" });
    expect(await bookingsOf(listingId)).toEqual([]);

    await payStay(services, guest, checkoutId);
    const [booking] = await bookingsOf(listingId);
    expect(booking).toMatchObject({ checkoutId, status: "confirmed", totalPrice: TOTAL });
    expect(await view()).toMatchObject({ phase: "booked", bookingId: booking?.id });
    expect(await operationsFor(checkoutId)).toEqual([
      ["open", "done", TOTAL],
      ["capture", "queued", TOTAL],
    ]);
    await runPaymentJobs(services);
    expect((await paymentsFor(checkoutId))[0]).toMatchObject({ stage: "captured", captured: TOTAL, bookingId: booking?.id });
    expect((await heldFor(services as never, [booking?.id ?? ""]))(booking?.id ?? "")).toMatchObject({ guest: -TOTAL, payout_due: 30_000 });
    expect(await readBooking(visit, booking?.id ?? "")).toMatchObject({
      payments: [{ amountCents: TOTAL, card: { brand: "Visa", last4: "4242" }, refundedCents: 0 }],
    });
  });

  test("the same stay again is the same checkout with the same end; another stay at the listing takes its place", async () => {
    const { guest, visit, listingId, checkoutId, view } = await someCheckout();
    later(5);
    const form = { totalCents: TOTAL, key: newKey(), acceptsRules: "yes" as const, message: "" };
    const again = await startCheckout(visit, { listingId, ...stay, guests: 1, ...form });
    expect(again).toEqual({ checkoutId });
    expect((await view()).expiresAt).toBe("2027-06-01T12:15:00.000Z");
    const other = await startStay(services, guest, { listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
    expect(other).not.toBe(checkoutId);
    expect(await view()).toMatchObject({ phase: "over" });
    const stranger = await newPerson(services);
    expect(await startStay(services, stranger, { listingId, ...stay })).toBeTruthy();
  });

  test("nobody has a fourth checkout open, or an eleventh in an hour", async () => {
    const guest = await newPerson(services);
    for (let count = 0; count < 3; count++) await startStay(services, guest, { listingId: (await newListing(services)).id, ...stay });
    const { id: listingId } = await newListing(services);
    await expect(startStay(services, guest, { listingId, ...stay })).rejects.toMatchObject({ code: "too_many_checkouts" });
    const restless = await newPerson(services);
    for (let day = 10; day < 20; day++)
      await startStay(services, restless, { listingId, checkIn: `2027-07-${day}`, checkOut: `2027-07-${day + 1}` });
    await expect(startStay(services, restless, { listingId, ...stay })).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("a card that is declined changes nothing, and another one still pays in what is left of the time", async () => {
    const { guest, checkoutId, listingId, view } = await someCheckout();
    await payStay(services, guest, checkoutId, CARDS.declined).catch(() => {});
    await returnFromPayment(await visitOf(services, guest), checkoutId);
    expect(await view()).toMatchObject({ phase: "live", expiresAt: "2027-06-01T12:15:00.000Z", payment: { failure: "declined" } });
    later(10);
    await payStay(services, guest, checkoutId);
    expect(await bookingsOf(listingId)).toHaveLength(1);
  });

  test("ten minutes more can be had once", async () => {
    const { visit, checkoutId, view } = await someCheckout();
    await extendCheckout(visit, checkoutId);
    await extendCheckout(visit, checkoutId);
    expect(await view()).toMatchObject({ expiresAt: "2027-06-01T12:25:00.000Z", mayExtend: false });
    later(26);
    await expect(extendCheckout(visit, checkoutId)).rejects.toMatchObject({ code: "checkout_over" });
    await expect(payCheckout(visit, checkoutId)).rejects.toMatchObject({ code: "checkout_over" });
  });

  test("who leaves lets go of the nights at once, and the page where they would have paid is closed", async () => {
    const { guest, visit, listingId, checkoutId, view } = await someCheckout();
    await payCheckout(visit, checkoutId);
    await leaveCheckout(visit, checkoutId);
    expect(await view()).toMatchObject({ phase: "over" });
    await runPaymentJobs(services);
    expect((await paymentsFor(checkoutId))[0]).toMatchObject({ stage: "expired" });
    expect(await startStay(services, guest, { listingId, ...stay })).not.toBe(checkoutId);
  });

  test("somebody else's checkout isn't there", async () => {
    const { checkoutId } = await someCheckout();
    const stranger = await visitOf(services, await newPerson(services));
    for (const attempt of [readCheckout, extendCheckout, leaveCheckout, payCheckout, returnFromPayment])
      await expect(attempt(stranger, checkoutId)).rejects.toMatchObject({ code: "checkout_not_found" });
    for (const attempt of [readCheckout, extendCheckout, leaveCheckout, payCheckout, returnFromPayment])
      await expect(attempt(testCtx(services), checkoutId)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("what the guest wrote reaches the host with the booking", async () => {
    const { guest, listingId, checkoutId } = await someCheckout("We come by train and arrive at six.");
    await payStay(services, guest, checkoutId);
    await runPaymentJobs(services);
    const [booking] = await bookingsOf(listingId);
    const [message] = await db
      .select()
      .from(threadMessages)
      .where(eq(threadMessages.id, booking?.id ?? ""));
    expect(message?.content).toBe("We come by train and arrive at six.");
  });

  test("nothing is booked without paying, whichever way it is asked for", async () => {
    const visit = await visitOf(services, await newPerson(services));
    const { id: listingId } = await newListing(services);
    const input = { listingId, ...stay, guests: 1, totalCents: TOTAL, key: "a-key-of-its-own" };
    await expect(reserveDates(visit, input)).rejects.toMatchObject({ code: "payment_required" });
    expect(await bookingsOf(listingId)).toEqual([]);
  });

  test("a stay that costs nothing needs no payment", async () => {
    const visit = await visitOf(services, await newPerson(services));
    const { id: listingId } = await newListing(services, { pricePerNight: 0, cleaningFee: 0 });
    await reserveDates(visit, { listingId, ...stay, guests: 1, totalCents: 0, key: "a-key-of-its-own" });
    expect(await bookingsOf(listingId)).toHaveLength(1);
  });
});

describe("a payment that comes late", () => {
  test("buys the stay at the price that was kept if the nights are still free", async () => {
    const { guest, visit, listingId, checkoutId } = await someCheckout();
    const url = await payCheckout(visit, checkoutId);
    later(16);
    await lapseCheckouts.run(testCtx(services), {});
    await db.update(properties).set({ pricePerNight: 99_900 }).where(eq(properties.id, listingId));
    await enterCardAt(services, url, CARDS.pays);
    await runPaymentJobs(services);
    await returnFromPayment(await visitOf(services, guest), checkoutId);
    expect(await bookingsOf(listingId)).toMatchObject([{ checkoutId, totalPrice: TOTAL }]);
  });

  test("takes nothing if somebody else has the nights, and the guest is told", async () => {
    const { guest, visit, listingId, checkoutId, view } = await someCheckout();
    const url = await payCheckout(visit, checkoutId);
    later(16);
    const other = await newPerson(services);
    await payStay(services, other, await startStay(services, other, { listingId, ...stay }));
    await enterCardAt(services, url, CARDS.pays);
    await returnFromPayment(visit, checkoutId);
    expect(await view()).toMatchObject({ phase: "lost", payment: { wasCaptured: false } });
    await runPaymentJobs(services);
    expect((await paymentsFor(checkoutId))[0]).toMatchObject({ stage: "voided", captured: 0 });
    expect(await bookingsOf(listingId)).toHaveLength(1);
    expect(await newestEmail(services, guest.email).catch(() => undefined)).toMatchObject({
      subject: "We couldn't book The quiet house",
      text: expect.stringContaining("You weren't charged."),
    });
  });

  test("is let go of where the listing was deleted meanwhile", async () => {
    const { visit, listingId, checkoutId, view } = await someCheckout();
    const url = await payCheckout(visit, checkoutId);
    later(16);
    await db.update(properties).set({ status: "deleted" }).where(eq(properties.id, listingId));
    await enterCardAt(services, url, CARDS.pays);
    await returnFromPayment(visit, checkoutId).catch(() => {});
    await runPaymentJobs(services);
    expect(await bookingsOf(listingId)).toEqual([]);
    expect((await paymentsFor(checkoutId))[0]).toMatchObject({ stage: "voided" });
    await view().catch(() => {});
  });
});

describe("whoever comes first", () => {
  test("the return page and the jobs at once make one booking and one charge", async () => {
    const { guest, listingId, checkoutId } = await someCheckout();
    await enterCard(services, guest, checkoutId, CARDS.pays);
    const visit = await visitOf(services, guest);
    await Promise.all([...Array.from({ length: 8 }, () => returnFromPayment(visit, checkoutId)), runPaymentJobs(services)]);
    await runPaymentJobs(services);
    expect(await bookingsOf(listingId)).toHaveLength(1);
    expect((await operationsFor(checkoutId)).filter(([kind]) => kind === "capture")).toEqual([["capture", "done", TOTAL]]);
    expect((await paymentsFor(checkoutId))[0]).toMatchObject({ stage: "captured", captured: TOTAL });
  });

  test("a host can't block nights that somebody is paying for", async () => {
    const host = await visitOf(services, await newPerson(services));
    const { id: listingId } = await newListing(services, { hostId: host.actor?.id });
    await startStay(services, await newPerson(services), { listingId, ...stay });
    const block = { listingIds: [listingId], first: stay.checkIn, last: "2027-06-12", reason: "" };
    await expect(blockDates(host, block)).rejects.toMatchObject({ status: 409 });
  });
});
