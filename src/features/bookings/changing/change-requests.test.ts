import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, cancelByHost, newKey } from "../../../../tests/support/bookings.ts";
import { ask, BOOKED, change, changesInLedger, nightsHeld, stayMaker } from "../../../../tests/support/changes.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { listHostBookings } from "../host/list-host-bookings.server.ts";
import { answerChangeRequest } from "./answer-change-request.server.ts";
import { askForChange } from "./ask-for-change.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import { bookingChangeRequests } from "./change.tables.server.ts";
import { lapseChangeRequests } from "./lapse-change-requests.server.ts";
import { previewChange } from "./preview-change.server.ts";
import { withdrawChangeRequest } from "./withdraw-change-request.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db } = services;
const bookedStay = await stayMaker(services);
const other = await newPerson(services, "Olga Other");

/** The free days of a moderate policy are over. */
const LATE = "2027-06-08T12:00:00Z";
const wanted = { checkIn: "2027-06-12", checkOut: "2027-06-16" };

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const stateOf = async (requestId: string) =>
  (await db.select().from(bookingChangeRequests).where(eq(bookingChangeRequests.id, requestId)))[0]?.state;
const answer = async (person: Person, requestId: string, given: "approved" | "declined") =>
  answerChangeRequest(await visitOf(services, person), requestId, { answer: given });
const viewFor = async (person: Person, bookingId: string) => readBooking(await visitOf(services, person), bookingId);

async function asked() {
  const stay = await bookedStay();
  services.clock.set(LATE);
  return { ...stay, requestId: await ask(services, stay.guest, stay.bookingId, wanted) };
}

describe("asking the host for a change", () => {
  test("leaves the booking as it is, holds no nights, and tells both sides until when", async () => {
    const { guest, host, listingId, bookingId, requestId } = await asked();
    expect(await nightsHeld(services, listingId)).toBe("10 11 12");
    for (const side of [guest, host])
      expect((await viewFor(side, bookingId)).changeRequest).toMatchObject({
        id: requestId,
        ...wanted,
        guests: 1,
        children: 0,
        infants: 0,
        pets: 0,
        totalCents: 49_800,
        differenceCents: 11_200,
        payoutDifferenceCents: 10_000,
        askedBy: "guest",
        askedAt: "2027-06-08T12:00:00.000Z",
        lapsesAt: "2027-06-09T12:00:00.000Z",
      });
    const { bookings } = await listHostBookings(await visitOf(services, host), { phase: "upcoming", q: "" });
    expect(bookings).toContainEqual(expect.objectContaining({ id: bookingId, hasChangeRequest: true }));
    expect((await newestEmail(services, guest.email))?.text).toContain("If Hal approves, you'll pay $112 more.");
    const toHost = await newestEmail(services, host.email);
    expect(toHost?.subject).toContain("Change request: The quiet house");
    expect(toHost?.text).toContain("If you approve: Your payout will be $100 higher.");
  });

  test("is approved: the booking changes at the price that was shown, whatever the place costs by now", async () => {
    const { guest, host, listingId, bookingId, requestId } = await asked();
    await db.update(properties).set({ pricePerNight: 90_000, status: "paused" }).where(eq(properties.id, listingId));
    await answer(host, requestId, "approved");
    await answer(host, requestId, "approved");
    expect(await viewFor(guest, bookingId)).toMatchObject({ ...wanted, totalCents: 49_800, changes: 1, changeRequest: null });
    expect(await nightsHeld(services, listingId)).toBe("12 13 14 15");
    expect(await changesInLedger(services, bookingId)).toHaveLength(3);
    expect(await stateOf(requestId)).toBe("approved");
    expect((await newestEmail(services, guest.email))?.text).toContain("Hal Host approved your change");
    expect((await newestEmail(services, host.email))?.text).toContain("You approved Ada Guest's change");
  });

  test("is approved with those who come along", async () => {
    const { guest, host, bookingId } = await bookedStay({ petsAllowed: true });
    services.clock.set(LATE);
    const requestId = await ask(services, guest, bookingId, { ...wanted, guests: 2, infants: 1, pets: 1 });
    expect((await newestEmail(services, host.email))?.text).toContain("2 guests, 1 infant, 1 pet.");
    await answer(host, requestId, "approved");
    expect(await viewFor(host, bookingId)).toMatchObject({ guests: 2, children: 0, infants: 1, pets: 1 });
  });

  test("is declined: nothing changes, and the guest is told and can ask again", async () => {
    const { guest, host, bookingId, requestId } = await asked();
    await answer(host, requestId, "declined");
    expect(await viewFor(guest, bookingId)).toMatchObject({ ...BOOKED, changes: 0, changeRequest: null });
    expect((await newestEmail(services, guest.email))?.subject).toContain("Change request declined");
    await expect(answer(host, requestId, "approved")).rejects.toMatchObject({ code: "change_request_over" });
    await ask(services, guest, bookingId, wanted);
  });

  test("lapses after 24 hours, and both are told", async () => {
    const { guest, host, bookingId, requestId } = await asked();
    services.clock.set("2027-06-09T11:59:59Z");
    await lapseChangeRequests.run(testCtx(services), {});
    expect(await stateOf(requestId)).toBe("open");
    services.clock.set("2027-06-09T12:00:00Z");
    expect((await viewFor(host, bookingId)).changeRequest).toBeNull();
    await expect(answer(host, requestId, "approved")).rejects.toMatchObject({ code: "change_request_over" });
    await lapseChangeRequests.run(testCtx(services), {});
    expect(await stateOf(requestId)).toBe("lapsed");
    for (const side of [guest, host]) expect((await newestEmail(services, side.email))?.subject).toContain("Change request expired");
  });

  test("lapses when the stay begins", async () => {
    const { guest, bookingId } = await bookedStay();
    services.clock.set("2027-06-10T20:00:00Z");
    await ask(services, guest, bookingId, wanted);
    expect((await viewFor(guest, bookingId)).changeRequest?.lapsesAt).toBe("2027-06-11T00:00:00.000Z");
  });

  test("can be done anew when the first has lapsed, also before a job says so", async () => {
    const { guest, bookingId, requestId } = await asked();
    services.clock.set("2027-06-09T13:00:00Z");
    const again = await ask(services, guest, bookingId, wanted);
    expect(await stateOf(requestId)).toBe("lapsed");
    expect(await stateOf(again)).toBe("open");
  });

  test("is withdrawn by the guest, and the host is told", async () => {
    const { guest, host, bookingId, requestId } = await asked();
    await withdrawChangeRequest(await visitOf(services, guest), requestId);
    await withdrawChangeRequest(await visitOf(services, guest), requestId);
    expect(await stateOf(requestId)).toBe("withdrawn");
    expect((await viewFor(host, bookingId)).changeRequest).toBeNull();
    expect((await newestEmail(services, host.email))?.subject).toContain("Change request withdrawn");
    await expect(answer(host, requestId, "declined")).rejects.toMatchObject({ code: "change_request_over" });
  });

  test("ends with the booking, which has an email of its own", async () => {
    const { guest, host, bookingId, requestId } = await asked();
    await cancelByHost(await visitOf(services, host), bookingId, 38_600);
    expect(await stateOf(requestId)).toBe("withdrawn");
    await newestEmail(services, guest.email);
    const { reservationId } = await viewFor(guest, bookingId);
    const sent = await db
      .select()
      .from(outboxMessages)
      .where(like(outboxMessages.subject, `%${reservationId}%`));
    expect(sent.filter(({ subject }) => subject.includes("withdrawn"))).toEqual([]);
    await expect(answer(host, requestId, "approved")).rejects.toMatchObject({ code: "change_request_over" });
  });

  test("happens once for a key", async () => {
    const { guest, bookingId } = await bookedStay();
    services.clock.set(LATE);
    const input = { ...wanted, guests: 1, totalCents: 49_800, key: newKey() };
    const send = async () => askForChange(await visitOf(services, guest), bookingId, input);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test("is how a booking under a strict policy changes at any time", async () => {
    const { guest, host, bookingId } = await bookedStay({ cancellationPolicy: "strict" });
    expect((await viewFor(guest, bookingId)).viewer.changing).toEqual({ freeUntil: null });
    await answer(host, await ask(services, guest, bookingId, wanted), "approved");
    expect(await viewFor(guest, bookingId)).toMatchObject(wanted);
  });
});

describe("asking and answering are refused", () => {
  test("while the guest can change the booking without asking", async () => {
    const { guest, bookingId } = await bookedStay();
    await expect(ask(services, guest, bookingId, wanted)).rejects.toMatchObject({ code: "change_is_free" });
  });

  test("beside an open request", async () => {
    const { guest, bookingId } = await asked();
    await expect(ask(services, guest, bookingId, { ...BOOKED, guests: 2 })).rejects.toMatchObject({ code: "change_asked_already" });
    await expect(change(services, guest, bookingId, { ...BOOKED, guests: 2 })).rejects.toMatchObject({ code: "change_needs_host" });
  });

  test("at another price than the one shown", async () => {
    const { guest, bookingId } = await bookedStay();
    services.clock.set(LATE);
    const visit = await visitOf(services, guest);
    await expect(askForChange(visit, bookingId, { ...wanted, guests: 1, totalCents: 1, key: newKey() })).rejects.toMatchObject({
      code: "change_price_changed",
      details: { data: { quote: { total: { cents: 49_800 } } } },
    });
  });

  test("to strangers, to the guest who would approve, and to the host who would withdraw", async () => {
    const { guest, host, bookingId, requestId } = await asked();
    const input = { ...wanted, guests: 1, totalCents: 49_800, key: newKey() };
    await expect(askForChange(await visitOf(services, other), bookingId, input)).rejects.toMatchObject({ code: "booking_not_found" });
    for (const person of [other, guest])
      await expect(answer(person, requestId, "approved")).rejects.toMatchObject({ code: "change_request_not_found" });
    for (const person of [other, host])
      await expect(withdrawChangeRequest(await visitOf(services, person), requestId)).rejects.toMatchObject({
        code: "change_request_not_found",
      });
    await expect(answerChangeRequest(testCtx(services), requestId, { answer: "approved" })).rejects.toMatchObject({
      code: "sign_in_required",
    });
    await expect(answer(host, crypto.randomUUID(), "approved")).rejects.toMatchObject({ code: "change_request_not_found" });
    expect(await stateOf(requestId)).toBe("open");
  });

  test("when the nights went to somebody else meanwhile, and the request stays open", async () => {
    const { host, listingId, bookingId, requestId } = await asked();
    await book(services, other, { listingId, checkIn: "2027-06-15", checkOut: "2027-06-17" });
    await expect(answer(host, requestId, "approved")).rejects.toMatchObject({
      code: "dates_taken",
      message: "These dates are no longer available",
    });
    expect(await stateOf(requestId)).toBe("open");
    expect(await viewFor(host, bookingId)).toMatchObject(BOOKED);
    expect(await nightsHeld(services, listingId, bookingId)).toBe("10 11 12");
    await answer(host, requestId, "declined");
  });

  test("more often than a host should read", async () => {
    const { guest, bookingId } = await bookedStay();
    services.clock.set(LATE);
    for (let times = 0; times < 5; times++)
      await withdrawChangeRequest(await visitOf(services, guest), await ask(services, guest, bookingId, wanted));
    await expect(ask(services, guest, bookingId, wanted)).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("a host's suggestion", () => {
  async function suggested() {
    const stay = await bookedStay();
    return { ...stay, requestId: await ask(services, stay.host, stay.bookingId, wanted) };
  }

  test("waits for the guest, who accepts: the booking changes at that price, and both are told", async () => {
    const { guest, host, listingId, bookingId, requestId } = await suggested();
    expect(await nightsHeld(services, listingId)).toBe("10 11 12");
    expect((await viewFor(guest, bookingId)).changeRequest).toMatchObject({ id: requestId, askedBy: "host", differenceCents: 11_200 });
    const toGuest = await newestEmail(services, guest.email);
    expect(toGuest?.subject).toContain("Suggested change: The quiet house");
    expect(toGuest?.text).toContain("If you accept: You'll pay $112 more.");
    expect((await newestEmail(services, host.email))?.text).toContain("If Ada accepts, your payout will be $100 higher.");
    const { bookings } = await listHostBookings(await visitOf(services, host), { phase: "upcoming", q: "" });
    expect(bookings).toContainEqual(expect.objectContaining({ id: bookingId, hasChangeRequest: false }));
    await answer(guest, requestId, "approved");
    expect(await nightsHeld(services, listingId)).toBe("12 13 14 15");
    expect(await changesInLedger(services, bookingId)).toContainEqual([1, "guest", -11_200]);
    expect((await newestEmail(services, host.email))?.text).toContain("Ada Guest accepted your change at The quiet house.");
  });

  test("is declined by the guest, withdrawn by the host, or expires, and the booking stays", async () => {
    const declined = await suggested();
    await answer(declined.guest, declined.requestId, "declined");
    expect((await newestEmail(services, declined.host.email))?.subject).toContain("Suggested change declined");
    const withdrawn = await suggested();
    await withdrawChangeRequest(await visitOf(services, withdrawn.host), withdrawn.requestId);
    expect((await newestEmail(services, withdrawn.guest.email))?.subject).toContain("Suggested change withdrawn");
    const lapsed = await suggested();
    services.clock.set("2027-06-02T12:00:00Z");
    await lapseChangeRequests.run(testCtx(services), {});
    expect((await newestEmail(services, lapsed.guest.email))?.text).toContain("You didn't answer Hal Host's suggestion");
    for (const { listingId } of [declined, withdrawn, lapsed]) expect(await nightsHeld(services, listingId)).toBe("10 11 12");
  });

  test("is neither answered by the host nor withdrawn by the guest, and stands in the way of another", async () => {
    const { guest, host, bookingId, requestId } = await suggested();
    const notFound = { code: "change_request_not_found" };
    await expect(answer(host, requestId, "approved")).rejects.toMatchObject(notFound);
    await expect(answer(other, requestId, "approved")).rejects.toMatchObject(notFound);
    await expect(withdrawChangeRequest(await visitOf(services, guest), requestId)).rejects.toMatchObject(notFound);
    services.clock.set(LATE);
    const again = await ask(services, guest, bookingId, { ...BOOKED, guests: 2 });
    await expect(ask(services, host, bookingId, wanted)).rejects.toMatchObject({ code: "change_asked_already" });
    expect(await stateOf(requestId)).toBe("lapsed");
    expect(await stateOf(again)).toBe("open");
  });

  test("never changes a booking by itself", async () => {
    const { host, bookingId } = await bookedStay();
    const visit = await visitOf(services, host);
    expect(await previewChange(visit, bookingId, { ...wanted, guests: 1 })).toMatchObject({ approver: "guest", freeUntil: null });
    await expect(changeBooking(visit, bookingId, { ...wanted, guests: 1, totalCents: 49_800, key: newKey() })).rejects.toMatchObject({
      code: "booking_not_found",
    });
  });
});
