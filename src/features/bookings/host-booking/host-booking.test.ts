import { and, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { appointSupportAgent } from "../../accounts/index.server.ts";
import { propertyBlockedDates } from "../../availability/availability.tables.server.ts";
import { blockDates, unblockDates } from "../../availability/index.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { cancelAsHost } from "./cancel-as-host.server.ts";
import { CancelAsHostInput, SaveNoteInput } from "./details.schema.ts";
import { markNoShow } from "./mark-no-show.server.ts";
import { exportNotes, forgetNotes } from "./note.queries.server.ts";
import { readHostBooking } from "./read-host-booking.server.ts";
import { saveNote } from "./save-note.server.ts";
import { undoNoShow } from "./undo-no-show.server.ts";

const services = await openTestServices(await openTestDatabase());
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
const PRICE = 38_600;

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

/** A stay of three nights at $100, $50 for cleaning and $36 for us. Check-in is at midnight UTC, after the 10th's afternoon at the listing. */
async function someBooking() {
  const [guest, hostPerson] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const host = await visitOf(services, hostPerson);
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id });
  return { guest, hostPerson, host, listingId, bookingId: await book(services, guest, { listingId, ...stay }) };
}

const blocksOf = async (listingId: string) =>
  (
    await services.db
      .select()
      .from(propertyBlockedDates)
      .where(eq(propertyBlockedDates.propertyId, listingId))
      .orderBy(propertyBlockedDates.date)
  ).map(({ date, reason }) => [date, reason]);
const rowOf = async (bookingId: string) => (await services.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0];

/** Everybody for whom there is no such booking. */
async function strangers(guest: Person) {
  const agent = await newPerson(services);
  await appointSupportAgent({ ...services, actor: null, request: null }, agent.email);
  return Promise.all([guest, agent, await newPerson(services)].map((person) => visitOf(services, person)));
}

describe("cancelling by the host", () => {
  test("keeps the nights blocked and tells the guest why in the same moment; what the host writes is left to their conversation", async () => {
    const { guest, hostPerson, host, listingId, bookingId } = await someBooking();
    await cancelByHost(host, bookingId, PRICE, { reason: "weather", nights: "blocked", message: "A storm took the roof.\nSorry!" });
    expect(await rowOf(bookingId)).toMatchObject({ status: "cancelled", cancelledBy: "host", cancelReason: "weather", refund: PRICE });
    expect(await blocksOf(listingId)).toEqual(["2027-06-10", "2027-06-11", "2027-06-12"].map((day) => [day, "Weather or safety"]));
    expect((await newestEmail(services, guest.email))?.text).toContain("Hal: A storm took the roof.");
    const about = like(outboxMessages.subject, "Booking cancelled%");
    const told = await services.db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.recipient, guest.email), about));
    expect(told).toMatchObject([{ text: expect.stringContaining("Reason: Weather or safety.") }]);
    expect(told[0]?.text).not.toContain("A storm took the roof.");
    expect((await newestEmail(services, hostPerson.email))?.text).toContain("The nights stay blocked.");
    expect(await readBooking(await visitOf(services, guest), bookingId)).toMatchObject({ cancelReason: "weather" });
    await expect(book(services, await newPerson(services), { listingId, ...stay })).rejects.toMatchObject({ status: 409 });
    await unblockDates(host, { listingIds: [listingId], first: "2027-06-10", last: "2027-06-12" });
    await book(services, await newPerson(services), { listingId, ...stay });
  });

  test("opens the nights where the host says so", async () => {
    const { hostPerson, host, listingId, bookingId } = await someBooking();
    await cancelByHost(host, bookingId, PRICE);
    expect(await blocksOf(listingId)).toEqual([]);
    expect((await newestEmail(services, hostPerson.email))?.text).toContain("The nights are available again.");
    await book(services, await newPerson(services), { listingId, ...stay });
  });

  test("is one or nothing: a refund that changed neither cancels nor blocks", async () => {
    const { host, listingId, bookingId } = await someBooking();
    await expect(cancelByHost(host, bookingId, PRICE - 1, { nights: "blocked" })).rejects.toMatchObject({
      code: "refund_changed",
      details: { data: { refundCents: PRICE } },
    });
    expect(await rowOf(bookingId)).toMatchObject({ status: "confirmed", cancelReason: null });
    expect(await blocksOf(listingId)).toEqual([]);
  });

  test("lets nobody have a night in between, nor waits in a ring with who blocks the same days", async () => {
    const { host, listingId, bookingId } = await someBooking();
    const others = await Promise.all(Array.from({ length: 4 }, () => newPerson(services)));
    const [cancelled, blocked, ...booked] = await Promise.allSettled([
      cancelByHost(host, bookingId, PRICE, { nights: "blocked" }),
      blockDates(host, { listingIds: [listingId], first: "2027-06-11", last: "2027-06-20", reason: "Own use" }),
      ...others.map((person) => book(services, person, { listingId, ...stay })),
    ]);
    expect(cancelled).toMatchObject({ status: "fulfilled" });
    expect([undefined, "night_held"]).toContain(blocked.status === "rejected" ? (blocked.reason as { code: string }).code : undefined);
    expect(booked.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
  });

  test("is refused a second time, after check-in, and to everybody else", async () => {
    const { guest, host, bookingId } = await someBooking();
    for (const visit of await strangers(guest))
      await expect(cancelByHost(visit, bookingId, PRICE)).rejects.toMatchObject({ message: "Booking not found" });
    await expect(cancelByHost(testCtx(services), bookingId, PRICE)).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(cancelByHost(host, crypto.randomUUID(), PRICE)).rejects.toMatchObject({ message: "Booking not found" });
    services.clock.set("2027-06-11T00:00:00Z");
    await expect(cancelByHost(host, bookingId, PRICE)).rejects.toMatchObject({ code: "stay_has_begun" });
    services.clock.set("2027-06-10T23:59:59Z");
    const twice = await Promise.allSettled([cancelByHost(host, bookingId, PRICE), cancelByHost(host, bookingId, PRICE)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(cancelByHost(host, bookingId, PRICE)).rejects.toMatchObject({ code: "already_cancelled" });
  });

  test("needs a reason and a choice for the nights, and takes a message of 1,000 characters", () => {
    const messages = (given: object) =>
      CancelAsHostInput.safeParse({ refundCents: 1, ...given }).error?.issues.map(({ message }) => message);
    expect(messages({})).toEqual(["Choose a reason", "Choose what happens to the nights"]);
    expect(messages({ reason: "boredom", nights: "open" })).toEqual(["Choose a reason"]);
    expect(messages({ reason: "other", nights: "open", message: "x".repeat(1_001) })).toEqual(["Use at most 1,000 characters"]);
    expect(messages({ reason: "other", nights: "open", message: "x".repeat(1_000) })).toBeUndefined();
  });
});

describe("a private note", () => {
  test("is saved, read by its host, and never over a version that they haven't seen", async () => {
    const { host, bookingId } = await someBooking();
    expect((await readHostBooking(host, bookingId)).note).toEqual({ text: "", version: 0, savedAt: null });
    const two = await Promise.allSettled([
      saveNote(host, bookingId, { text: "Arrives late.", version: 0 }),
      saveNote(host, bookingId, { text: "Arrives late.", version: 0 }),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await saveNote(host, bookingId, { text: "Arrives at 9.", version: 1 });
    await expect(saveNote(host, bookingId, { text: "Arrives at 8.", version: 1 })).rejects.toMatchObject({
      code: "note_changed",
      status: 409,
    });
    expect((await readHostBooking(host, bookingId)).note).toMatchObject({ text: "Arrives at 9.", version: 2 });
    await saveNote(host, bookingId, { text: "", version: 2 });
    expect((await readHostBooking(host, bookingId)).note).toMatchObject({ text: "", version: 3 });
  });

  test("is nobody else's, is in the host's own file, and goes with their account", async () => {
    const { guest, host, bookingId } = await someBooking();
    await saveNote(host, bookingId, { text: "Nice people.", version: 0 });
    for (const visit of await strangers(guest)) {
      await expect(saveNote(visit, bookingId, { text: "Mine", version: 1 })).rejects.toMatchObject({ message: "Booking not found" });
      expect(JSON.stringify(await exportNotes(visit))).toBe("[]");
    }
    expect(await exportNotes(host)).toMatchObject([{ bookingId, text: "Nice people." }]);
    await forgetNotes(services as never, host.actor?.id ?? "");
    expect(await exportNotes(host)).toEqual([]);
  });

  test("has at most 2,000 characters", () => {
    expect(SaveNoteInput.safeParse({ text: "x".repeat(2_000), version: "0" }).success).toBe(true);
    expect(SaveNoteInput.safeParse({ text: "x".repeat(2_001), version: 0 }).error?.issues[0]?.message).toBe("Use at most 2,000 characters");
    expect(SaveNoteInput.safeParse({ text: "x", version: "many" }).success).toBe(false);
  });
});

describe("a no-show", () => {
  const toldOf = async (guest: Person) =>
    (await listNotifications(await visitOf(services, guest), {})).items
      .map(({ title }) => title)
      .filter((title) => title.includes("no-show"));

  test("is reported from check-in to the seventh day after check-out, by the listing's calendar", async () => {
    const { guest, host, bookingId } = await someBooking();
    services.clock.set("2027-06-10T23:59:59Z");
    await expect(markNoShow(host, bookingId)).rejects.toMatchObject({ code: "no_show_too_early" });
    expect((await readHostBooking(host, bookingId)).noShow).toEqual({ at: null, markableUntil: null, undoableUntil: null });
    services.clock.set("2027-06-21T07:59:59Z");
    const { markableUntil } = (await readHostBooking(host, bookingId)).noShow;
    services.clock.set(markableUntil ?? "");
    await expect(markNoShow(host, bookingId)).rejects.toMatchObject({ code: "no_show_too_late" });
    services.clock.set("2027-06-11T02:00:00Z");
    await Promise.all([markNoShow(host, bookingId), markNoShow(host, bookingId)]);
    expect(await readHostBooking(host, bookingId)).toMatchObject({
      earning: { payout: 35_000 },
      noShow: { at: "2027-06-11T02:00:00.000Z", markableUntil: null, undoableUntil: "2027-06-12T02:00:00.000Z" },
    });
    expect(await toldOf(guest)).toEqual([expect.stringContaining("You were reported as a no-show at")]);
  });

  test("is taken back within 24 hours, and the guest is told", async () => {
    const { guest, host, bookingId } = await someBooking();
    services.clock.set("2027-06-11T02:00:00Z");
    await expect(undoNoShow(host, bookingId)).rejects.toMatchObject({ code: "no_show_not_reported" });
    await markNoShow(host, bookingId);
    services.clock.set("2027-06-12T02:00:00Z");
    await undoNoShow(host, bookingId);
    expect(await rowOf(bookingId)).toMatchObject({ noShowAt: null, status: "confirmed" });
    expect(await toldOf(guest)).toContainEqual(expect.stringContaining("You're no longer a no-show"));
    await markNoShow(host, bookingId);
    services.clock.set("2027-06-13T02:00:01Z");
    await expect(undoNoShow(host, bookingId)).rejects.toMatchObject({ code: "no_show_final" });
  });

  test("is refused for a cancelled booking and to everybody else", async () => {
    const { guest, host, bookingId } = await someBooking();
    for (const visit of await strangers(guest)) {
      await expect(markNoShow(visit, bookingId)).rejects.toMatchObject({ message: "Booking not found" });
      await expect(undoNoShow(visit, bookingId)).rejects.toMatchObject({ message: "Booking not found" });
    }
    await cancelByHost(host, bookingId, PRICE);
    services.clock.set("2027-06-11T02:00:00Z");
    await expect(markNoShow(host, bookingId)).rejects.toMatchObject({ code: "already_cancelled" });
  });
});

describe("the host's page of a booking", () => {
  test("tells the guest, the payout, what happened and what comes, and the guest's other stays with this host only", async () => {
    const { guest, host, listingId, bookingId } = await someBooking();
    const { id: elsewhere } = await newListing(services);
    await book(services, guest, { listingId: elsewhere, ...stay });
    const later = await book(services, guest, { listingId, checkIn: "2027-08-01", checkOut: "2027-08-03" });
    const gone = await book(services, guest, { listingId, checkIn: "2027-09-01", checkOut: "2027-09-03" });
    await cancelAsHost(host, gone, { refundCents: 27_400, reason: "other", message: "", nights: "open" });
    const details = await readHostBooking(host, bookingId);
    expect(details).toMatchObject({
      booking: { id: bookingId, guest: { fullName: "Ada Guest", email: guest.email }, viewer: { role: "host" } },
      earning: { payout: 35_000, status: "upcoming" },
      guest: { memberSince: expect.any(Number) as number },
      otherStays: {
        total: 2,
        stays: [
          { id: gone, phase: "cancelled" },
          { id: later, phase: "upcoming" },
        ],
      },
    });
    expect(details.timeline.map(({ event, isAhead }) => [event, isAhead])).toEqual([
      ["booked", false],
      ["check_in", true],
      ["payout_due", true],
      ["check_out", true],
    ]);
    expect((await readHostBooking(host, gone)).timeline.map(({ event }) => event)).toEqual(["booked", "cancelled"]);
    for (const visit of await strangers(guest))
      await expect(readHostBooking(visit, bookingId)).rejects.toMatchObject({ message: "Booking not found" });
    await expect(readHostBooking(testCtx(services), bookingId)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("the database knows only these reasons, and no-shows of stays that began", async () => {
    const { bookingId } = await someBooking();
    const set = (values: object) =>
      services.db
        .update(bookings)
        .set(values)
        .where(and(eq(bookings.id, bookingId)));
    await expect(set({ cancelReason: "repairs" })).rejects.toThrow();
    await expect(set({ noShowAt: new Date("2027-06-10T00:00:00Z") })).rejects.toThrow();
  });
});
