import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { readPdf } from "../../../../tests/support/read-pdf.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { appointSupportAgent } from "../../accounts/index.server.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { deleteListing, pauseListing } from "../../listings/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { makeCalendarFile, makeItinerary } from "../documents/make-itinerary.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { listHostBookings } from "../host/list-host-bookings.server.ts";
import { listTrips } from "../trips/list-trips.server.ts";

const services = await openTestServices(await openTestDatabase());
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

/** A stay of three nights at $100, $50 for cleaning and $36 for us, and its two sides. */
async function someBooking(policy: "flexible" | "moderate" | "strict" = "moderate") {
  const [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const { id: listingId } = await newListing(services, {
    hostId: await idOf(host),
    cancellationPolicy: policy,
    placePrecision: "approximate",
  });
  return { guest, host, listingId, bookingId: await book(services, guest, { listingId, ...stay }) };
}

const idOf = async (person: Person) => (await visitOf(services, person)).actor?.id ?? "";
const cancel = async (person: Person, bookingId: string, refundCents: number) =>
  cancelBooking(await visitOf(services, person), bookingId, { refundCents });
const previewFor = async (person: Person, bookingId: string) =>
  (await readBooking(await visitOf(services, person), bookingId)).viewer.cancelling;
const refundInLedger = async (bookingId: string) =>
  (await ledgerOf(services, bookingId)).filter(({ kind }) => kind === "refund").map(({ account, amount }) => [account, amount]);

describe("cancelling", () => {
  test("by the guest gives back what was previewed, frees the nights at once and tells both", async () => {
    const { guest, host, listingId, bookingId } = await someBooking();
    expect(await previewFor(guest, bookingId)).toEqual({ refundCents: 35_000, betterUntil: "2027-06-06T00:00:00.000Z" });
    await cancel(guest, bookingId, 35_000);
    expect(await readBooking(await visitOf(services, guest), bookingId)).toMatchObject({
      phase: "cancelled",
      cancelledBy: "guest",
      refundCents: 35_000,
      host: { email: "", phone: "" },
      viewer: { cancelling: null },
    });
    expect(await refundInLedger(bookingId)).toEqual([
      ["guest", 35_000],
      ["cleaning_fee", -5_000],
      ["payout_due", -30_000],
    ]);
    expect(await services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId))).toEqual([]);
    expect((await newestEmail(services, guest.email))?.text).toContain("We'll refund $350 of the $386 paid.");
    expect((await newestEmail(services, host.email))?.text).toContain("Ada Guest cancelled the stay");
    await book(services, await newPerson(services), { listingId, ...stay });
  });

  test("by the host gives everything back", async () => {
    const { host, guest, bookingId } = await someBooking("strict");
    services.clock.set("2027-06-10T23:59:59Z");
    await cancelByHost(await visitOf(services, host), bookingId, 38_600);
    expect(await refundInLedger(bookingId)).toEqual([
      ["guest", 38_600],
      ["service_fee", -3_600],
      ["cleaning_fee", -5_000],
      ["payout_due", -30_000],
    ]);
    expect((await newestEmail(services, guest.email))?.text).toContain("Your host had to cancel");
  });

  test("late by a strict policy gives nothing back, and the ledger says nothing of it", async () => {
    const { guest, bookingId } = await someBooking("strict");
    services.clock.set("2027-06-08T12:00:00Z");
    expect(await previewFor(guest, bookingId)).toEqual({ refundCents: 0, betterUntil: null });
    await cancel(guest, bookingId, 0);
    expect(await refundInLedger(bookingId)).toEqual([]);
  });
});

describe("cancelling is refused", () => {
  test("a second time, and at the same time", async () => {
    const { guest, host, bookingId } = await someBooking();
    const atHost = await visitOf(services, host);
    const outcomes = await Promise.allSettled([
      cancel(guest, bookingId, 35_000),
      cancel(guest, bookingId, 35_000),
      cancelByHost(atHost, bookingId, 38_600),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(cancel(guest, bookingId, 35_000)).rejects.toMatchObject({ code: "already_cancelled" });
    expect(await refundInLedger(bookingId)).toHaveLength(outcomes[2]?.status === "fulfilled" ? 4 : 3);
  });

  test("after check-in, to the second at the listing", async () => {
    const { guest, bookingId } = await someBooking("flexible");
    services.clock.set("2027-06-11T00:00:00Z");
    await expect(cancel(guest, bookingId, 25_000)).rejects.toMatchObject({ code: "stay_has_begun" });
    services.clock.set("2027-06-10T23:59:59Z");
    await cancel(guest, bookingId, 25_000);
  });

  test("with a refund that is another one by now, and says which", async () => {
    const { guest, bookingId } = await someBooking();
    services.clock.set("2027-06-06T00:00:01Z");
    await expect(cancel(guest, bookingId, 35_000)).rejects.toMatchObject({
      code: "refund_changed",
      details: { data: { refundCents: 17_500 } },
    });
    expect(await previewFor(guest, bookingId)).toMatchObject({ refundCents: 17_500 });
  });

  test("to visitors, strangers, support and the host, who has a way of their own", async () => {
    const { host, bookingId } = await someBooking();
    const agent = await newPerson(services);
    await appointSupportAgent({ ...services, actor: null, request: null }, agent.email);
    await expect(cancelBooking(testCtx(services), bookingId, { refundCents: 0 })).rejects.toMatchObject({ code: "sign_in_required" });
    for (const person of [await newPerson(services), agent, host]) {
      await expect(cancel(person, bookingId, 35_000)).rejects.toMatchObject({ message: "Booking not found" });
    }
    await expect(cancel(agent, crypto.randomUUID(), 0)).rejects.toMatchObject({ message: "Booking not found" });
  });
});

describe("a booking", () => {
  test("is seen by its guest, its host and support, with the exact place, and by nobody else", async () => {
    const { guest, host, bookingId } = await someBooking();
    const agent = await newPerson(services);
    await appointSupportAgent({ ...services, actor: null, request: null }, agent.email);
    for (const [person, role] of [
      [guest, "guest"],
      [host, "host"],
      [agent, "support"],
    ] as const) {
      expect(await readBooking(await visitOf(services, person), bookingId)).toMatchObject({
        viewer: { role },
        listing: { location: { streetAddress: "1 Nowhere Road", isApproximate: false } },
        guest: { email: guest.email },
        host: { email: host.email },
      });
    }
    await expect(readBooking(await visitOf(services, await newPerson(services)), bookingId)).rejects.toMatchObject({
      message: "Booking not found",
    });
    await expect(readBooking(testCtx(services), bookingId)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("that is cancelled no longer tells its guest the exact place, nor where it moves later", async () => {
    const { guest, host, bookingId, listingId } = await someBooking();
    await cancel(guest, bookingId, 35_000);
    const [guests, hosts] = [await visitOf(services, guest), await visitOf(services, host)];
    await services.db.update(properties).set({ latitude: 44.123456, longitude: -69.123456 }).where(eq(properties.id, listingId));
    const { location } = (await readBooking(guests, bookingId)).listing;
    expect(location).toMatchObject({ streetAddress: "", zipCode: "", latitude: 44.12, longitude: -69.12, isApproximate: true });
    const itinerary = readPdf(Buffer.from((await makeItinerary(guests, bookingId)).content));
    const calendar = String((await makeCalendarFile(guests, bookingId)).content);
    for (const text of [itinerary, calendar]) expect(text).not.toMatch(/Nowhere Road|44\.1234/);
    expect((await readBooking(hosts, bookingId)).listing.location).toMatchObject({ streetAddress: "1 Nowhere Road", isApproximate: false });
  });

  test("stands under upcoming, current, past or cancelled among its guest's trips", async () => {
    const { guest, bookingId, listingId } = await someBooking();
    const later = await book(services, guest, { listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
    const visit = await visitOf(services, guest);
    const idsIn = async (phase: "upcoming" | "current" | "past" | "cancelled") =>
      (await listTrips(visit, { phase })).bookings.map(({ id }) => id);
    expect(await idsIn("upcoming")).toEqual([bookingId, later]);
    services.clock.set("2027-06-11T12:00:00Z");
    expect(await idsIn("current")).toEqual([bookingId]);
    await cancel(guest, later, (await previewFor(guest, later))?.refundCents ?? 0);
    services.clock.set("2027-06-13T20:00:00Z");
    expect(await idsIn("past")).toEqual([bookingId]);
    expect(await idsIn("cancelled")).toEqual([later]);
    expect((await listTrips(visit, { phase: "past" })).counts).toEqual({ upcoming: 0, current: 0, past: 1, cancelled: 1 });
    expect((await listTrips(await visitOf(services, await newPerson(services)), { phase: "past" })).bookings).toEqual([]);
    await expect(listTrips(testCtx(services), { phase: "past" })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(listTrips(visit, { phase: "past", after: "x" })).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("says to each side whether the listing's page is still there for them", async () => {
    const { guest, host, listingId, bookingId } = await someBooking();
    await cancel(guest, bookingId, 35_000);
    const [guests, hosts] = [await visitOf(services, guest), await visitOf(services, host)];
    const offers = async () => [
      (await readBooking(guests, bookingId)).listing.offer,
      (await listTrips(guests, { phase: "cancelled" })).bookings[0]?.listing.offer,
      (await readBooking(hosts, bookingId)).listing.offer,
      (await listHostBookings(hosts, { phase: "cancelled", q: "" })).bookings[0]?.listing.offer,
    ];
    expect(await offers()).toEqual(["open", "open", "open", "open"]);
    await pauseListing(hosts, listingId);
    expect(await offers()).toEqual(["open", "open", "open", "open"]);
    await deleteListing(hosts, listingId);
    expect(await offers()).toEqual(["ended", "ended", "ended", "ended"]);
  });
});
