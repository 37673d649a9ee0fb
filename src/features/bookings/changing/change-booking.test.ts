import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { BOOKED, change, changesInLedger, nightsHeld, stayMaker } from "../../../../tests/support/changes.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { propertyBlockedDates, propertyCustomPrices, releasedStays } from "../../availability/availability.tables.server.ts";
import { ownNights } from "../../availability/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { threadMessages, threads } from "../../messages/message.tables.server.ts";
import { notifications } from "../../notifications/notification.tables.server.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { makeCalendarFile } from "../documents/make-itinerary.server.ts";
import { payOutStays } from "../host/pay-out-stays.server.ts";
import { remindOfStays } from "../trips/remind-of-stays.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import { previewChange } from "./preview-change.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db } = services;
const bookedStay = await stayMaker(services);
const other = await newPerson(services, "Olga Other");

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const days = (first: number, end: number, guests?: number) => ({ checkIn: day(first), checkOut: day(end), guests });
const rowOf = async (bookingId: string) => (await db.select().from(bookings).where(eq(bookings.id, bookingId)))[0];

describe("changing a booking", () => {
  test("moves its nights, charges what it costs more and tells both sides", async () => {
    const { guest, host, listingId, bookingId } = await bookedStay();
    const visit = await visitOf(services, guest);
    expect(await previewChange(visit, bookingId, days(12, 16, 2) as never)).toMatchObject({
      quote: { total: { cents: 49_800 } },
      differenceCents: 11_200,
      approver: null,
      freeUntil: "2027-06-06T00:00:00.000Z",
    });
    await change(services, guest, bookingId, { ...days(12, 16, 2), children: 1, infants: 1 });
    expect(await readBooking(visit, bookingId)).toMatchObject({
      ...days(12, 16, 2),
      children: 1,
      infants: 1,
      totalCents: 49_800,
      beginsAt: "2027-06-13T00:00:00.000Z",
      changes: 1,
      changedAt: "2027-06-01T12:00:00.000Z",
    });
    expect(await nightsHeld(services, listingId)).toBe("12 13 14 15");
    expect(await changesInLedger(services, bookingId)).toEqual([
      [1, "guest", -11_200],
      [1, "service_fee", 1_200],
      [1, "payout_due", 10_000],
    ]);
    const toGuest = await newestEmail(services, guest.email);
    expect(toGuest).toMatchObject({ subject: expect.stringContaining("Booking changed: The quiet house") });
    expect(toGuest?.text).toContain("You paid $112 more. Your new total is $498.");
    expect(toGuest?.attachments[0]?.content).toContain("SEQUENCE:1");
    const toHost = await newestEmail(services, host.email);
    expect(toHost?.text).toContain("Before: Thursday, June 10, 2027 to Sunday, June 13, 2027, 1 guest.");
    expect(toHost?.text).toContain("Now: Saturday, June 12, 2027 to Wednesday, June 16, 2027, 2 guests (1 child), 1 infant.");
    expect(toHost?.text).toContain("Your payout for this booking is now $450.");
  });

  test("gives back what it costs less, pays the host out by the new dates, and leaves the books in order", async () => {
    const { guest, bookingId } = await bookedStay();
    await change(services, guest, bookingId, days(12, 13));
    expect(await changesInLedger(services, bookingId)).toEqual([
      [1, "guest", 20_000],
      [1, "payout_due", -20_000],
    ]);
    await auditMoney.run(testCtx(services), {});
    services.clock.set("2027-06-12T12:00:00Z");
    await payOutStays.run(testCtx(services), {});
    expect((await rowOf(bookingId))?.paidOutAt).toBeNull();
    services.clock.set("2027-06-14T12:00:00Z");
    await payOutStays.run(testCtx(services), {});
    expect((await rowOf(bookingId))?.paidOutAt).not.toBeNull();
    await auditMoney.run(testCtx(services), {});
  });

  test("can be done again and again, and cancelled afterwards", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await change(services, guest, bookingId, days(20, 25));
    await change(services, guest, bookingId, days(19, 21, 3));
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 25_000 });
    expect(await nightsHeld(services, listingId)).toBe("");
    expect((await makeCalendarFile(await visitOf(services, guest), bookingId)).content).toContain("SEQUENCE:3");
    await auditMoney.run(testCtx(services), {});
  });

  test.each([
    ["one night later", days(11, 14), "11 12 13"],
    ["one night earlier", days(9, 12), "9 10 11"],
    ["longer at both ends", days(8, 15), "8 9 10 11 12 13 14"],
    ["shorter at both ends", days(11, 12), "11"],
    ["to the nights right before", days(7, 10), "7 8 9"],
    ["to the nights right after", days(13, 15), "13 14"],
    ["far away", days(26, 29), "26 27 28"],
  ])("keeps the nights and the claims exact: %s", async (_name, wanted, held) => {
    const { guest, listingId, bookingId } = await bookedStay();
    await change(services, guest, bookingId, wanted);
    expect(await nightsHeld(services, listingId, bookingId)).toBe(held);
    expect(await nightsHeld(services, listingId)).toBe(held);
    const [exported, ...others] = await ownNights(testCtx(services), listingId, day(1));
    expect(others).toEqual([]);
    expect(exported).toMatchObject({ id: bookingId, firstNight: wanted.checkIn, endNight: wanted.checkOut });
    expect(await db.select().from(releasedStays).where(eq(releasedStays.bookingId, bookingId))).toMatchObject([BOOKED]);
  });

  test("moves the stamp of the exported stay, also when it only gets shorter", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    const stamp = async () => (await ownNights(testCtx(services), listingId, day(1)))[0]?.changedAt.toISOString();
    services.clock.set("2027-06-02T09:00:00Z");
    await change(services, guest, bookingId, days(10, 12));
    expect(await stamp()).toBe("2027-06-02T09:00:00.000Z");
  });

  test("leaves a price alone that was booked, and asks today's for new nights only", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await db
      .update(properties)
      .set({ pricePerNight: 90_000, cleaningFee: 70_000, minimumNights: 7, capacity: 1 })
      .where(eq(properties.id, listingId));
    await db.insert(propertyCustomPrices).values({ propertyId: listingId, date: day(13), price: 20_000 });
    await change(services, guest, bookingId, days(11, 14));
    const { quote } = await readBooking(await visitOf(services, guest), bookingId);
    expect(quote.nights.map(({ price }) => price.cents)).toEqual([10_000, 10_000, 20_000]);
    expect(quote.cleaningFee.cents).toBe(5_000);
  });

  test("of infants and pets alone costs nothing, and who isn't mentioned stays", async () => {
    const { guest, bookingId } = await bookedStay({ petsAllowed: true });
    await change(services, guest, bookingId, { ...BOOKED, guests: 3, children: 2, infants: 1, pets: 1 });
    await change(services, guest, bookingId, { ...BOOKED, guests: 2 });
    expect(await rowOf(bookingId)).toMatchObject({ guests: 2, children: 1, infants: 1, pets: 1, totalPrice: 38_600 });
    await change(services, guest, bookingId, { ...BOOKED, guests: 2, pets: 0 });
    expect(await rowOf(bookingId)).toMatchObject({ guests: 2, children: 1, infants: 1, pets: 0, changes: 3 });
  });

  test("keeps pets that may not come anymore, but not more of them", async () => {
    const { guest, listingId, bookingId } = await bookedStay({ petsAllowed: true });
    await change(services, guest, bookingId, { ...BOOKED, pets: 1 });
    await db.update(properties).set({ petsAllowed: false }).where(eq(properties.id, listingId));
    await change(services, guest, bookingId, days(12, 16));
    expect(await rowOf(bookingId)).toMatchObject({ checkIn: day(12), pets: 1 });
    await expect(change(services, guest, bookingId, { ...days(12, 16), pets: 2 })).rejects.toMatchObject({
      message: "This place doesn't allow pets.",
    });
  });

  test("of the guests alone costs nothing, whatever the place costs by now", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await db.update(properties).set({ pricePerNight: 90_000 }).where(eq(properties.id, listingId));
    await change(services, guest, bookingId, { ...BOOKED, guests: 4 });
    expect(await rowOf(bookingId)).toMatchObject({ guests: 4, totalPrice: 38_600, changes: 1 });
    expect(await changesInLedger(services, bookingId)).toEqual([]);
    expect((await newestEmail(services, guest.email))?.text).toContain("The price stays the same.");
  });

  test("keeps the policy and the times that were booked", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await db.update(properties).set({ cancellationPolicy: "strict", checkInTime: "20:00" }).where(eq(properties.id, listingId));
    await change(services, guest, bookingId, days(20, 22));
    expect(await rowOf(bookingId)).toMatchObject({ cancellationPolicy: "moderate", checkInTime: "15:00" });
  });

  test("happens once for a key, however often and however much at once it is sent", async () => {
    const { guest, bookingId } = await bookedStay();
    const input = { ...days(12, 16), guests: 1, totalCents: 49_800, key: newKey() };
    const send = async () => changeBooking(await visitOf(services, guest), bookingId, input);
    await Promise.all(Array.from({ length: 6 }, send));
    await send();
    expect((await rowOf(bookingId))?.changes).toBe(1);
    expect(await changesInLedger(services, bookingId)).toHaveLength(3);
    await expect(changeBooking(await visitOf(services, guest), bookingId, { ...input, guests: 2 })).rejects.toMatchObject({
      code: "key_reused",
    });
  });

  test("stands in the thread of the booking", async () => {
    const { guest, bookingId } = await bookedStay();
    await change(services, guest, bookingId, days(7, 9));
    await runJobs(services);
    const rows = await db
      .select()
      .from(threadMessages)
      .innerJoin(threads, eq(threads.id, threadMessages.threadId))
      .where(eq(threads.bookingId, bookingId));
    expect(rows.map((row) => row.thread_messages.event)).toEqual(["booked", "changed"]);
  });

  test("to later days is reminded of anew", async () => {
    const { guest, bookingId } = await bookedStay({ cancellationPolicy: "flexible" });
    const remindAt = async (time: string) => {
      services.clock.set(time);
      await remindOfStays.run(testCtx(services), {});
      const received = await db
        .select()
        .from(notifications)
        .where(like(notifications.foldKey, `arrival:${bookingId}%`));
      return received.filter(({ title }) => title.startsWith("Your stay")).map(({ text }) => text);
    };
    const first = "Check-in is Thursday, June 10, 2027 after 3:00 PM.";
    expect(await remindAt("2027-06-08T20:00:00Z")).toEqual([first]);
    await change(services, guest, bookingId, days(20, 22));
    expect(await remindAt("2027-06-08T21:00:00Z")).toEqual([first]);
    expect(await remindAt("2027-06-18T20:00:00Z")).toEqual([first, "Check-in is Sunday, June 20, 2027 after 3:00 PM."]);
  });
});

describe("changing a booking is refused, and changes nothing,", () => {
  const refused = async (wanted: { checkIn: string; checkOut: string; guests?: number }, given = {}) => {
    const stay = await bookedStay(given);
    const before = await rowOf(stay.bookingId);
    const attempt = { ...wanted, guests: wanted.guests ?? 1, totalCents: 38_600, key: newKey() };
    const error = await changeBooking(await visitOf(services, stay.guest), stay.bookingId, attempt).catch((reason: unknown) => reason);
    expect(await rowOf(stay.bookingId)).toEqual(before);
    expect(await nightsHeld(services, stay.listingId, stay.bookingId)).toBe("10 11 12");
    return error;
  };

  test("for a visitor, a stranger and the host", async () => {
    const { guest, host, bookingId } = await bookedStay();
    const wanted = { ...days(12, 16), guests: 1 };
    const input = { ...wanted, totalCents: 49_800, key: newKey() };
    await expect(changeBooking(testCtx(services), bookingId, input)).rejects.toMatchObject({ code: "sign_in_required" });
    for (const person of [other, host]) {
      const visit = await visitOf(services, person);
      await expect(changeBooking(visit, bookingId, input)).rejects.toMatchObject({ code: "booking_not_found" });
    }
    for (const [person, id] of [[other, bookingId] as const, [guest, crypto.randomUUID()] as const])
      await expect(previewChange(await visitOf(services, person), id, wanted)).rejects.toMatchObject({ code: "booking_not_found" });
  });

  test("at another price than the one shown, with the price as it is now", async () => {
    expect(await refused(days(12, 16))).toMatchObject({
      code: "change_price_changed",
      details: { data: { quote: { total: { cents: 49_800 } } } },
    });
  });

  test("into nights of another guest, of a block, or before the next guest's", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await book(services, other, { listingId, ...days(15, 17) });
    await db.insert(propertyBlockedDates).values({ propertyId: listingId, date: day(8) });
    await expect(change(services, guest, bookingId, days(10, 16))).rejects.toMatchObject({ code: "dates_taken" });
    await expect(change(services, guest, bookingId, days(16, 18))).rejects.toMatchObject({ code: "dates_taken" });
    await expect(change(services, guest, bookingId, days(8, 13))).rejects.toMatchObject({ code: "dates_blocked" });
    await change(services, guest, bookingId, days(9, 15));
  });

  test("by the rules of the listing", async () => {
    expect(await refused(days(12, 10))).toMatchObject({ code: "check_out_not_after" });
    expect(await refused({ checkIn: "2027-05-30", checkOut: day(3) })).toMatchObject({ code: "check_in_past" });
    expect(await refused({ checkIn: "2030-01-01", checkOut: "2030-01-04" })).toMatchObject({ code: "stay_too_far" });
    expect(await refused(days(12, 14), { minimumNights: 3 })).toMatchObject({ code: "stay_too_short" });
    expect(await refused({ ...BOOKED, guests: 9 })).toMatchObject({ code: "too_many_guests" });
    expect(await refused(BOOKED)).toMatchObject({ code: "nothing_changed" });
  });

  test("while the listing is paused", async () => {
    const { guest, listingId, bookingId } = await bookedStay();
    await db.update(properties).set({ status: "paused" }).where(eq(properties.id, listingId));
    await expect(change(services, guest, bookingId, days(12, 16))).rejects.toMatchObject({ code: "changes_paused" });
  });

  test("once it was cancelled or has begun", async () => {
    const { guest, bookingId } = await bookedStay();
    const later = await bookedStay();
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 35_000 });
    await expect(change(services, guest, bookingId, days(12, 16))).rejects.toMatchObject({ code: "already_cancelled" });
    services.clock.set("2027-06-11T01:00:00Z");
    await expect(change(services, later.guest, later.bookingId, days(12, 16))).rejects.toMatchObject({ code: "too_late_to_change" });
  });

  test("without the host once the free period is over, and always where there is none", async () => {
    const { guest, bookingId } = await bookedStay();
    expect(await refused(days(12, 16), { cancellationPolicy: "strict" })).toMatchObject({ code: "change_needs_host" });
    services.clock.set("2027-06-06T00:00:00.000Z");
    await change(services, guest, bookingId, days(11, 13));
    services.clock.set("2027-06-07T00:00:00.001Z");
    await expect(change(services, guest, bookingId, days(12, 16))).rejects.toMatchObject({ code: "change_needs_host" });
  });

  test("more often than anyone needs", async () => {
    const { guest, bookingId } = await bookedStay();
    for (let guests = 2; guests < 12; guests++) await change(services, guest, bookingId, { ...BOOKED, guests: 1 + ((guests + 1) % 2) });
    await expect(change(services, guest, bookingId, { ...BOOKED, guests: 3 })).rejects.toMatchObject({ code: "too_many_requests" });
  });
});
