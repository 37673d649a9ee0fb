import { beforeEach, describe, expect, test } from "vitest";
import { allOf } from "../../../../tests/support/all-of.ts";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { addManualBooking } from "../../availability/index.server.ts";
import {
  bookedNights,
  exportHostBookings,
  hostFigures,
  listHostBookings,
  readHostDay,
  readManualEntry,
  staysOfListings,
} from "../index.server.ts";

const services = await openTestServices(await openTestDatabase());

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const stay = (first: number, end: number) => ({ checkIn: day(first), checkOut: day(end) });
const someone = { kind: "guest" as const, name: "María Núñez", guests: 3, contact: "(206) 555-0188", note: "Wants the crib" };

async function someHost() {
  const [guest, person] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const host = await visitOf(services, person);
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id ?? "", title: "Blue Cabin" });
  const add = async (dates: ReturnType<typeof stay>, given: object = {}) =>
    (await addManualBooking(host, { listingId, ...someone, ...dates, ...given, key: newKey() })).manualBookingId;
  return { guest, host, listingId, add };
}

const idsIn = async (host: Ctx, phase: "upcoming" | "current" | "past" | "cancelled", q = "") =>
  (await listHostBookings(host, { phase, q })).bookings.map(({ id }) => id);

describe("among a host's bookings, manual ones", () => {
  test("stand in one order with the others, page by page, and count in the tabs", async () => {
    const { guest, host, listingId, add } = await someHost();
    const ids = [
      await add(stay(4, 6)),
      await book(services, guest, { listingId, ...stay(8, 10) }),
      await add(stay(12, 14), { kind: "own", name: "" }),
      await book(services, guest, { listingId, ...stay(16, 18) }),
    ];
    const { bookings, counts, next } = await listHostBookings(host, { phase: "upcoming", q: "" });
    expect(bookings.map(({ id, source }) => [id, source])).toEqual(ids.map((id, index) => [id, index % 2 ? "booking" : "manual"]));
    expect([counts, next]).toEqual([{ upcoming: 4, current: 0, past: 0, cancelled: 0 }, null]);
    const paged: string[] = [];
    for (let after: string | undefined, page = 0; page < 4; page++) {
      const answer = await listHostBookings(host, { phase: "upcoming", q: "", show: 1, after });
      paged.push(...answer.bookings.map(({ id }) => id));
      after = answer.next ?? undefined;
    }
    expect(paged).toEqual(ids);
    expect((await allOf(exportHostBookings(host, { phase: "upcoming", q: "" }, 1))).map(({ id }) => id)).toEqual(ids);
    services.clock.set("2027-06-13T12:00:00Z");
    expect(await idsIn(host, "current")).toEqual([ids[2]]);
    expect(await idsIn(host, "past")).toEqual([ids[1], ids[0]]);
    expect(await idsIn(host, "cancelled")).toEqual([]);
    expect((await listHostBookings(host, { phase: "past", q: "" })).counts).toEqual({ upcoming: 1, current: 1, past: 2, cancelled: 0 });
  });

  test("are found by name, note, contact and listing, whatever the accents, and only by their host", async () => {
    const { host, add } = await someHost();
    const id = await add(stay(4, 6));
    for (const q of ["maria nunez", "NÚÑEZ crib", "2065550188", "206 555", "blue cabin maria"])
      expect(await idsIn(host, "upcoming", q)).toEqual([id]);
    for (const q of ["mario", "%", "_", "'", "999"]) expect(await idsIn(host, "upcoming", q)).toEqual([]);
    expect((await listHostBookings(host, { phase: "past", q: "crib" })).counts.upcoming).toBe(1);
    const other = (await someHost()).host;
    expect(await idsIn(other, "upcoming", "maria")).toEqual([]);
    await expect(readManualEntry(other, id)).rejects.toMatchObject({ status: 404 });
    expect(await readManualEntry(host, id)).toMatchObject({ ...someone, source: "manual", phase: "upcoming", daysLeft: 3 });
  });

  test("come, stay and go today, and are in the week", async () => {
    const { guest, host, add } = await someHost();
    const [staying, leaving] = [await add(stay(1, 4)), await add(stay(4, 5))];
    const other = await newListing(services, { hostId: host.actor?.id ?? "" });
    const arriving = await book(services, guest, { listingId: other.id, ...stay(5, 7) });
    services.clock.set("2027-06-03T12:00:00Z");
    const third = await readHostDay(host, 6);
    expect(third.staying).toMatchObject({ total: 1, bookings: [{ id: staying, source: "manual", name: "María Núñez" }] });
    services.clock.set("2027-06-05T12:00:00Z");
    const fifth = await readHostDay(host, 6);
    expect(fifth.departures).toMatchObject({ total: 1, bookings: [{ id: leaving }] });
    expect(fifth.arrivals).toMatchObject({ total: 1, bookings: [{ id: arriving, source: "booking" }] });
    expect(fifth.week[0]).toEqual({ day: day(5), arrivals: 1, departures: 1, trips: 0, stays: 1 });
  });

  test("are bars on the host's calendars, and count neither as booked nights nor as bookings of ours", async () => {
    const { guest, host, listingId, add } = await someHost();
    const id = await add(stay(4, 6), { kind: "own", name: "" });
    const bookingId = await book(services, guest, { listingId, ...stay(2, 4) });
    expect(await staysOfListings(host, [listingId], day(1), day(30))).toEqual([
      { id: bookingId, source: "booking", listingId, ...stay(2, 4), hours: null, departureId: null, guests: 1, guestName: "Ada Guest" },
      { id, source: "manual", listingId, ...stay(4, 6), hours: null, departureId: null, guests: 3, guestName: "Own use" },
    ]);
    expect(await staysOfListings(host, [listingId], day(6), day(30))).toEqual([]);
    expect(await staysOfListings(await visitOf(services, guest), [listingId], day(1), day(30))).toEqual([]);
    expect(await bookedNights(host, 30)).toBe(2);
    expect(await hostFigures(host, host.actor?.id ?? "")).toMatchObject({ total: 1 });
  });
});
