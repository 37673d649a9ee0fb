import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newKey } from "../../../../../tests/support/bookings.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { CARDS, enterCardAt, paidBooking, runPaymentJobs } from "../../../../../tests/support/paid-stays.ts";
import { newestEmail, newPerson, visitOf } from "../../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { payments } from "../../../payments/operations/payment.tables.server.ts";
import { bookings } from "../../booking.tables.server.ts";
import { readBooking } from "../../booking.view.server.ts";
import { answerChangeRequest } from "../answer-change-request.server.ts";
import { askForChange } from "../ask-for-change.server.ts";
import { lapseChangeRequests } from "../lapse-change-requests.server.ts";
import { payAgreedChange, returnFromAgreedChange } from "./pay-agreed-change.server.ts";
import { previewChange } from "../preview-change.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { db } = services;
const stay = { checkIn: "2027-06-20", checkOut: "2027-06-23" };
const longer = { ...stay, checkOut: "2027-06-24", guests: 1 };
const approved = { answer: "approved" } as const;

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

/** A longer stay that one side asks the other for, with a card on file that doesn't pay again. */
async function asked(by: "guest" | "host") {
  const [host, guest] = [await newPerson(services, "Hal Host"), await newPerson(services, "Ada Guest")];
  const hostVisit = await visitOf(services, host);
  const { id: listingId } = await newListing(services, { hostId: hostVisit.actor?.id, cancellationPolicy: "strict" });
  const bookingId = await paidBooking(services, guest, { listingId, ...stay }, CARDS.failsLater);
  const visit = await visitOf(services, guest);
  const asker = by === "guest" ? visit : hostVisit;
  const { quote } = await previewChange(asker, bookingId, longer);
  const { requestId } = await askForChange(asker, bookingId, { ...longer, totalCents: quote.total.cents, key: newKey() });
  return { guest, visit, hostVisit, bookingId, requestId };
}

const stages = async (bookingId: string) =>
  (await db.select().from(payments).where(eq(payments.subjectId, bookingId)).orderBy(payments.createdAt)).map(({ stage }) => stage);

describe("a change that the card on file doesn't pay", () => {
  test("is kept when the host approves it, and made once its guest paid with another card", async () => {
    const { guest, visit, hostVisit, bookingId, requestId } = await asked("guest");
    await expect(payAgreedChange(visit, requestId)).rejects.toMatchObject({ code: "nothing_owed" });
    services.clock.set("2027-06-02T06:00:00Z");
    expect(await answerChangeRequest(hostVisit, requestId, approved)).toEqual({ isToPay: true });
    expect(await answerChangeRequest(hostVisit, requestId, approved)).toEqual({ isToPay: true });
    await runPaymentJobs(services);
    expect((await newestEmail(services, guest.email))?.text).toContain("we couldn't charge your card $112");
    expect(await readBooking(visit, bookingId)).toMatchObject({
      checkOut: stay.checkOut,
      changeRequest: { approvedAt: "2027-06-02T06:00:00.000Z", lapsesAt: "2027-06-03T06:00:00.000Z" },
    });

    const page = await payAgreedChange(visit, requestId);
    await expect(returnFromAgreedChange(visit, requestId)).rejects.toMatchObject({ code: "change_unpaid" });
    await enterCardAt(services, page, CARDS.pays);
    await Promise.all([returnFromAgreedChange(visit, requestId), returnFromAgreedChange(visit, requestId)]);
    await returnFromAgreedChange(visit, requestId);
    await runPaymentJobs(services);
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: longer.checkOut, changes: 1, changeRequest: null });
    expect((await stages(bookingId)).toSorted()).toEqual(["captured", "failed"]);
  });

  test("is made with whichever of two pages was paid, and the other is closed", async () => {
    const { visit, hostVisit, bookingId, requestId } = await asked("guest");
    await answerChangeRequest(hostVisit, requestId, approved);
    const first = await payAgreedChange(visit, requestId);
    const second = await payAgreedChange(visit, requestId);
    // It was paid before anybody could close it.
    await enterCardAt(services, first, CARDS.pays);
    await runPaymentJobs(services);
    await returnFromAgreedChange(visit, requestId);
    await runPaymentJobs(services);
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: longer.checkOut });
    expect(second).not.toBe(first);
    expect((await stages(bookingId)).toSorted()).toEqual(["captured", "failed", "open"]);
  });

  test("waits until what the stay costs already is paid", async () => {
    const { hostVisit, visit, bookingId, requestId } = await asked("guest");
    const due = { paymentDueBy: new Date("2027-06-02T12:00:00Z") };
    await db.update(bookings).set(due).where(eq(bookings.id, bookingId));
    await expect(answerChangeRequest(hostVisit, requestId, approved)).rejects.toMatchObject({ code: "payment_due" });
    expect(await stages(bookingId)).toEqual([]);
    await answerChangeRequest(hostVisit, requestId, { answer: "declined" });
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: stay.checkOut, changeRequest: null });
  });

  test("is forgotten when nobody pays in time", async () => {
    const { guest, visit, hostVisit, bookingId, requestId } = await asked("guest");
    await answerChangeRequest(hostVisit, requestId, approved);
    services.clock.set("2027-06-02T12:00:00Z");
    await expect(payAgreedChange(visit, requestId)).rejects.toMatchObject({ code: "change_request_over" });
    await lapseChangeRequests.run(testCtx(services), {});
    await runPaymentJobs(services);
    expect((await newestEmail(services, guest.email))?.text).toContain("You didn't pay for your change");
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: stay.checkOut, changeRequest: null });
  });

  test("is declined to the guest who accepts what the host suggests, and can be paid with another card at once", async () => {
    const { visit, hostVisit, bookingId, requestId } = await asked("host");
    await expect(answerChangeRequest(visit, requestId, approved)).rejects.toMatchObject({ code: "change_declined" });
    await expect(payAgreedChange(hostVisit, requestId)).rejects.toMatchObject({ code: "booking_not_found" });
    await enterCardAt(services, await payAgreedChange(visit, requestId), CARDS.pays);
    await returnFromAgreedChange(visit, requestId);
    expect(await readBooking(visit, bookingId)).toMatchObject({ checkOut: longer.checkOut });
  });
});
