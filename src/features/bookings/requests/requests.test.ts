import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newAgent } from "../../../../tests/support/chats.ts";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { enterCard, enterCardAt, CARDS, payStay, runPaymentJobs, startStay } from "../../../../tests/support/paid-stays.ts";
import { newestEmail, newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { deleteAccount } from "../../accounts/index.server.ts";
import { deleteListing, pauseListing } from "../../listings/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { threadMessages, threads } from "../../messages/message.tables.server.ts";
import { heldFor } from "../../payments/index.server.ts";
import { payments } from "../../payments/operations/payment.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { sweepCheckouts } from "../checkout/ending/lapse-checkouts.server.ts";
import { leaveCheckout } from "../checkout/ending/leave-checkout.server.ts";
import { payCheckout } from "../checkout/pay-checkout.server.ts";
import { readCheckout } from "../checkout/checkout.view.server.ts";
import { returnFromPayment } from "../checkout/return-from-payment.server.ts";
import { settleCheckout } from "../checkout/settle-checkout.server.ts";
import { startCheckout } from "../checkout/start-checkout.server.ts";
import { approveRequest } from "./approve-request.server.ts";
import { declineRequest } from "./decline-request.server.ts";
import { listHostRequests } from "./list-host-requests.server.ts";
import { listOwnRequests } from "./list-own-requests.server.ts";
import { readHostRequest } from "./read-host-request.server.ts";
import { withdrawRequest } from "./withdraw-request.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db, clock } = services;
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
/** 3 nights of $100, $50 for cleaning and 12% of the nights. */
const TOTAL = 38_600;
const NOW = "2027-06-01T12:00:00Z";
const DECLINED = { reason: "party" as const, message: "" };

beforeEach(() => clock.set(NOW));

const hours = (count: number) => clock.set(new Date(Date.parse(NOW) + count * 3_600_000));
const bookingsOf = (listingId: string) => db.select().from(bookings).where(eq(bookings.propertyId, listingId));
const paymentOf = async (checkoutId: string) => (await db.select().from(payments).where(eq(payments.subjectId, checkoutId)))[0];

async function someListing(instantFromDays: number | null = null) {
  const host = await newPerson(services, "Hanna Host");
  const visit = await visitOf(services, host);
  const { id: listingId } = await newListing(services, { hostId: visit.actor?.id, instantFromDays, title: "The quiet house" });
  return { host, hostVisit: visit, listingId };
}

/** A guest asked to book, and their card is authorized. */
async function someRequest(message = "We are two families.") {
  const listing = await someListing();
  const guest = await newPerson(services, "Gita Guest");
  const checkoutId = await startStay(services, guest, { listingId: listing.listingId, ...stay }, message);
  await payStay(services, guest, checkoutId);
  const visit = await visitOf(services, guest);
  return { ...listing, guest, visit, checkoutId, view: () => readCheckout(visit, checkoutId) };
}

const subjectsTo = async (recipient: string) => {
  const emails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));
  return emails.map(({ subject }) => subject);
};

const isFree = async (listingId: string) => {
  const other = await newPerson(services);
  return startStay(services, other, { listingId, ...stay }).then(
    async (checkoutId) => {
      await leaveCheckout(await visitOf(services, other), checkoutId);
      return true;
    },
    () => false,
  );
};

describe("asking", () => {
  test("holds the nights once the card is authorized, and tells the host until when to answer", async () => {
    const { host, hostVisit, guest, listingId, checkoutId, visit, view } = await someRequest();
    expect(await view()).toMatchObject({ phase: "asked", answerBy: "2027-06-02T12:00:00.000Z", bookingId: null });
    expect(await bookingsOf(listingId)).toEqual([]);
    expect(await isFree(listingId)).toBe(false);
    await runPaymentJobs(services);
    expect(await paymentOf(checkoutId)).toMatchObject({ stage: "authorized", captured: 0 });
    expect(await listHostRequests(hostVisit)).toMatchObject([{ checkoutId, totalCents: TOTAL, payoutCents: 35_000, state: "asked" }]);
    expect(await readHostRequest(hostVisit, checkoutId)).toMatchObject({ guest: { fullName: "Gita Guest" } });
    expect(await listOwnRequests(visit)).toMatchObject([{ checkoutId, hostName: "Hanna Host" }]);
    expect(await subjectsTo(host.email)).toContain("Request to book: The quiet house");
    expect(await subjectsTo(guest.email)).toContain("Your request to book The quiet house");
  });

  test("stands in the guest's conversation with the host, who can write back before answering", async () => {
    const { listingId, checkoutId, hostVisit } = await someRequest();
    await runPaymentJobs(services);
    const [thread] = await db.select().from(threads).where(eq(threads.listingId, listingId));
    expect(thread).toMatchObject({ bookingId: null, checkIn: stay.checkIn, firstAskedAt: clock.now(), firstAnsweredAt: null });
    clock.advance(60);
    const said = () =>
      db
        .select()
        .from(threadMessages)
        .where(eq(threadMessages.threadId, thread?.id ?? ""))
        .orderBy(threadMessages.number);
    expect(await said()).toMatchObject([{ event: "requested" }, { content: "We are two families." }]);
    const { bookingId } = await approveRequest(hostVisit, checkoutId);
    await runPaymentJobs(services);
    const answered = { id: thread?.id, bookingId, firstAnsweredAt: clock.now() };
    expect(await db.select().from(threads).where(eq(threads.listingId, listingId))).toMatchObject([answered]);
    expect(await said()).toMatchObject([{ event: "requested" }, { content: "We are two families." }, { event: "booked" }]);
  });

  test("depends on how far ahead the stay is, where the host says so", async () => {
    const { listingId } = await someListing(14);
    const [near, far] = [await newPerson(services), await newPerson(services)];
    const nearby = await startStay(services, near, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-12" });
    await payStay(services, near, nearby);
    await payStay(services, far, await startStay(services, far, { listingId, checkIn: "2027-06-15", checkOut: "2027-06-17" }));
    expect(await readCheckout(await visitOf(services, near), nearby)).toMatchObject({ mode: "request", phase: "asked" });
    expect(await bookingsOf(listingId)).toMatchObject([{ checkIn: "2027-06-15" }]);
  });

  test("the host has less than a day where the stay begins sooner, and none where it would begin at once", async () => {
    const { listingId } = await someListing();
    const guest = await newPerson(services);
    const checkoutId = await startStay(services, guest, { listingId, checkIn: "2027-06-01", checkOut: "2027-06-03" });
    await payStay(services, guest, checkoutId);
    // 15:00 at the listing, nine hours behind Greenwich.
    expect(await readCheckout(await visitOf(services, guest), checkoutId)).toMatchObject({ answerBy: "2027-06-02T00:00:00.000Z" });
    const { listingId: other } = await someListing();
    clock.set("2027-06-01T23:50:00Z");
    const late = startStay(services, await newPerson(services), { listingId: other, checkIn: "2027-06-01", checkOut: "2027-06-03" });
    await expect(late).rejects.toMatchObject({ code: "request_too_late" });
  });

  test("the host has to answer six hours before the payment can no longer be taken", async () => {
    const { listingId } = await someListing();
    const guest = await newPerson(services);
    const checkoutId = await startStay(services, guest, { listingId, ...stay });
    await enterCard(services, guest, checkoutId, CARDS.pays);
    const visit = await visitOf(services, guest);
    await db
      .update(payments)
      .set({ stage: "authorized", captureBefore: new Date("2027-06-02T08:00:00Z"), asked: 9, answered: 9 })
      .where(eq(payments.subjectId, checkoutId));
    await settleCheckout(visit, checkoutId);
    expect(await readCheckout(visit, checkoutId)).toMatchObject({ phase: "asked", answerBy: "2027-06-02T02:00:00.000Z" });
  });

  test("happens once, whoever comes first, and the same stay again is the same request", async () => {
    const { listingId, hostVisit } = await someListing();
    const guest = await newPerson(services);
    const visit = await visitOf(services, guest);
    const checkoutId = await startStay(services, guest, { listingId, ...stay });
    await enterCard(services, guest, checkoutId, CARDS.pays);
    await Promise.all([...Array.from({ length: 6 }, () => returnFromPayment(visit, checkoutId)), runPaymentJobs(services)]);
    await runPaymentJobs(services);
    expect(await listHostRequests(hostVisit)).toHaveLength(1);
    const form = { guests: 1, totalCents: TOTAL, key: newKey(), acceptsRules: "yes" as const, message: "" };
    expect(await startCheckout(visit, { listingId, ...stay, ...form })).toEqual({ checkoutId });
    const other = startStay(services, guest, { listingId, checkIn: "2027-07-01", checkOut: "2027-07-03" });
    await expect(other).rejects.toMatchObject({ code: "request_waiting" });
    await expect(payCheckout(visit, checkoutId)).rejects.toMatchObject({ code: "checkout_over" });
  });

  test("a payment that comes after the hold asks the host all the same, if the nights are still free", async () => {
    const { listingId, hostVisit } = await someListing();
    const guest = await newPerson(services);
    const visit = await visitOf(services, guest);
    const checkoutId = await startStay(services, guest, { listingId, ...stay });
    const url = await payCheckout(visit, checkoutId);
    hours(0.3);
    await sweepCheckouts(testCtx(services));
    await enterCardAt(services, url, CARDS.pays);
    await returnFromPayment(visit, checkoutId);
    expect(await listHostRequests(hostVisit)).toMatchObject([{ checkoutId }]);
    expect(await isFree(listingId)).toBe(false);
  });
});

describe("accepting", () => {
  test("books at the price that was kept, and takes what was authorized", async () => {
    const { hostVisit, guest, listingId, checkoutId, view } = await someRequest();
    await db.update(properties).set({ pricePerNight: 99_900 }).where(eq(properties.id, listingId));
    await pauseListing(hostVisit, listingId);
    const { bookingId } = await approveRequest(hostVisit, checkoutId);
    expect(await approveRequest(hostVisit, checkoutId)).toEqual({ bookingId });
    await runPaymentJobs(services);
    expect(await bookingsOf(listingId)).toMatchObject([{ id: bookingId, checkoutId, totalPrice: TOTAL, status: "confirmed" }]);
    expect(await paymentOf(checkoutId)).toMatchObject({ stage: "captured", captured: TOTAL, bookingId });
    expect((await heldFor(testCtx(services), [bookingId]))(bookingId)).toMatchObject({ guest: -TOTAL, payout_due: 30_000 });
    expect(await view()).toMatchObject({ phase: "booked", bookingId });
    expect((await newestEmail(services, guest.email))?.subject).toMatch(/^Booking confirmed/);
    await expect(declineRequest(hostVisit, checkoutId, DECLINED)).rejects.toMatchObject({ code: "request_over" });
  });

  test("many times at once makes one booking, and either answer wins alone", async () => {
    const { hostVisit, listingId, checkoutId } = await someRequest();
    const made = await Promise.all(Array.from({ length: 8 }, () => approveRequest(hostVisit, checkoutId)));
    expect(new Set(made.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await bookingsOf(listingId)).toHaveLength(1);
    const torn = await someRequest();
    const answers = await Promise.allSettled([
      approveRequest(torn.hostVisit, torn.checkoutId),
      declineRequest(torn.hostVisit, torn.checkoutId, DECLINED),
      withdrawRequest(torn.visit, torn.checkoutId),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is refused after the time to answer, with the worker stopped too, and the nights are free", async () => {
    const { hostVisit, listingId, checkoutId } = await someRequest();
    hours(24);
    await expect(approveRequest(hostVisit, checkoutId)).rejects.toMatchObject({ code: "request_over", status: 409 });
    await expect(declineRequest(hostVisit, checkoutId, DECLINED)).rejects.toMatchObject({ code: "request_over" });
    expect(await listHostRequests(hostVisit)).toEqual([]);
    expect(await isFree(listingId)).toBe(true);
  });

  test("strangers, other hosts, agents and the guest can't answer, and nobody but the guest withdraws", async () => {
    const { visit, checkoutId, hostVisit } = await someRequest();
    const others: Ctx[] = [
      visit,
      await visitOf(services, await newPerson(services)),
      (await someListing()).hostVisit,
      await newAgent(services),
    ];
    for (const other of others) {
      for (const attempt of [approveRequest, readHostRequest, (ctx: Ctx, id: string) => declineRequest(ctx, id, DECLINED)])
        await expect(attempt(other, checkoutId)).rejects.toMatchObject({ code: "checkout_not_found" });
    }
    for (const other of [hostVisit, ...others.slice(1)])
      await expect(withdrawRequest(other, checkoutId)).rejects.toMatchObject({ code: "checkout_not_found" });
    for (const attempt of [approveRequest, withdrawRequest, readHostRequest])
      await expect(attempt(testCtx(services), checkoutId)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("one whose guest hasn't paid yet isn't there for the host", async () => {
    const { listingId, hostVisit } = await someListing();
    const checkoutId = await startStay(services, await newPerson(services), { listingId, ...stay });
    expect(await listHostRequests(hostVisit)).toEqual([]);
    await expect(readHostRequest(hostVisit, checkoutId)).rejects.toMatchObject({ status: 404 });
    await expect(approveRequest(hostVisit, checkoutId)).rejects.toMatchObject({ code: "request_over" });
  });
});

describe("a request that comes to nothing", () => {
  test("declined: nights are free at once, the authorization is gone, and the guest reads why", async () => {
    const { hostVisit, guest, listingId, checkoutId, view } = await someRequest();
    await declineRequest(hostVisit, checkoutId, { reason: "party", message: "We only have one bathroom." });
    await declineRequest(hostVisit, checkoutId, DECLINED);
    expect(await isFree(listingId)).toBe(true);
    await runPaymentJobs(services);
    expect(await paymentOf(checkoutId)).toMatchObject({ stage: "voided", captured: 0 });
    expect(await view()).toMatchObject({ phase: "declined", declineReason: "party", payment: { wasCaptured: false } });
    const written = await db.select().from(threadMessages).where(eq(threadMessages.content, "We only have one bathroom."));
    expect(written).toHaveLength(1);
    expect(await subjectsTo(guest.email)).toContain("Request declined: The quiet house");
    await expect(approveRequest(hostVisit, checkoutId)).rejects.toMatchObject({ code: "request_over" });
  });

  test("lapsed: the sweep ends it at the moment that was promised, both sides are told, and the host isn't asked again", async () => {
    const { host, guest, visit, listingId, checkoutId, view } = await someRequest();
    hours(25);
    await sweepCheckouts(testCtx(services));
    await returnFromPayment(visit, checkoutId);
    expect(await view()).toMatchObject({ phase: "unanswered" });
    await runPaymentJobs(services);
    expect(await paymentOf(checkoutId)).toMatchObject({ stage: "voided" });
    expect(await newestEmail(services, guest.email)).toMatchObject({
      subject: "Request expired: The quiet house",
      text: expect.stringContaining("You weren't charged."),
    });
    expect(await subjectsTo(host.email)).toContain("Request expired: The quiet house");
    expect(await bookingsOf(listingId)).toEqual([]);
  });

  test("withdrawn by its guest: nothing is taken, and the host is told", async () => {
    const { host, visit, listingId, checkoutId, view } = await someRequest();
    await withdrawRequest(visit, checkoutId);
    await withdrawRequest(visit, checkoutId);
    expect(await view()).toMatchObject({ phase: "withdrawn" });
    expect(await isFree(listingId)).toBe(true);
    await runPaymentJobs(services);
    expect(await paymentOf(checkoutId)).toMatchObject({ stage: "voided" });
    expect(await subjectsTo(host.email)).toContain("Request withdrawn: The quiet house");
  });

  test("ends with its guest's account, with its host's, and with the listing", async () => {
    const [one, two, three] = [await someRequest(), await someRequest(), await someRequest()];
    await deleteAccount(one.visit, { password: PASSWORD });
    await deleteAccount(two.hostVisit, { password: PASSWORD });
    await deleteListing(three.hostVisit, three.listingId);
    await runPaymentJobs(services);
    for (const { checkoutId } of [one, two, three]) expect(await paymentOf(checkoutId)).toMatchObject({ stage: "voided" });
    expect(await listHostRequests(one.hostVisit)).toEqual([]);
    expect(await listOwnRequests(two.visit)).toEqual([]);
    await expect(approveRequest(three.hostVisit, three.checkoutId)).rejects.toMatchObject({ code: "request_over" });
  });

  test("ends when its payment is gone", async () => {
    const { visit, checkoutId, view } = await someRequest();
    await db.update(payments).set({ stage: "voided", authorized: 0, asked: 9, answered: 9 }).where(eq(payments.subjectId, checkoutId));
    await settleCheckout(visit, checkoutId);
    expect(await view()).toMatchObject({ phase: "unanswered" });
  });
});
