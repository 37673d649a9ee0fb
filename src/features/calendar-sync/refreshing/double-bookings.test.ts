import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ADDRESS, events, nights, openCalendarWorld, PAGE, type Synced } from "../../../../tests/support/calendar-world.ts";
import { type WrittenEvent, writtenCalendar } from "../../../../tests/support/calendars.ts";
import { newestEmail, newPerson } from "../../../../tests/support/people.ts";
import { AddManualBookingInput } from "../../availability/index.ts";
import { addManualBooking } from "../../availability/index.server.ts";
import { importedEvents } from "../calendar.tables.server.ts";
import type { EventNights } from "../reading/calendar-reading.ts";
import { listClashes, previewCalendar } from "../index.server.ts";

const { services, site, withCalendar, takenNights, publish, sync, later, cancel } = await openCalendarWorld();
const guest = await newPerson(services, "Ada Guest");
const other = await newPerson(services, "Bea Guest");

const [from, to] = ["2027-06-10", "2027-06-13"];
const STAY = { checkIn: from, checkOut: to };
const TAKEN = nights(from, to);
const JULY = { from: "2027-07-01", to: "2027-07-03" };
const reserved = (uid: string): WrittenEvent => ({ from, to, summary: "Reserved", uid: `${uid}@airbnb.com` });
const closed = (uid: string): WrittenEvent => ({ ...reserved(uid), summary: "Airbnb (Not available)" });

/** As sites write them that don't tell stays from closed days. */
const BOOKING_COM = "-//Booking.com//Calendar//EN";
const onBookingCom = (...published: WrittenEvent[]) =>
  site.answer(
    PAGE,
    writtenCalendar(
      published.map((event) => ({ ...event, summary: "CLOSED - Not available" })),
      BOOKING_COM,
    ),
  );
const july: WrittenEvent = { ...JULY, uid: "july@booking.com" };
const named = (uid: string): WrittenEvent => ({ from, to, uid: `${uid}@booking.com` });

async function readAfter(minutes: number, world: Synced): Promise<void> {
  later(minutes);
  await sync(world);
}

describe("a stay elsewhere on exactly the nights of a booking", () => {
  test("is a clash that the host is told of when the site tells stays and closed days apart", async () => {
    const world = await withCalendar([]);
    const bookingId = await book(services, guest, { listingId: world.listingId, ...STAY });
    publish([reserved("real-guest")]);
    await readAfter(5, world);
    expect(await listClashes(world.host)).toMatchObject([{ bookingId, firstNight: from, endNight: to, kind: "stay" }]);
    expect(await newestEmail(services, world.email)).toMatchObject({ subject: expect.stringMatching(/^Two stays on the same nights/) });
    expect((await previewCalendar(world.host, world.listingId, { address: ADDRESS })).clashes).toHaveLength(1);
  });

  test("clashes with a booking that the host entered, too", async () => {
    const world = await withCalendar([]);
    const { manualBookingId } = await addManualBooking(
      world.host,
      AddManualBookingInput.parse({ key: randomUUID(), listingId: world.listingId, kind: "guest", name: "Maria", ...STAY }),
    );
    publish([reserved("real-guest")]);
    await readAfter(5, world);
    expect(await listClashes(world.host)).toMatchObject([{ bookingId: manualBookingId, kind: "stay" }]);
  });

  test("is an echo when it is closed days, or when the site doesn't tell the two apart", async () => {
    const world = await withCalendar([]);
    await book(services, guest, { listingId: world.listingId, ...STAY });
    publish([closed("echo")]);
    await readAfter(5, world);
    expect(await listClashes(world.host)).toEqual([]);
    onBookingCom(named("echo"));
    await readAfter(5, world);
    expect(await listClashes(world.host)).toEqual([]);
  });

  test("is a clash when it comes beside its echo", async () => {
    const world = await withCalendar([]);
    await book(services, guest, { listingId: world.listingId, ...STAY });
    publish([closed("echo"), reserved("real-guest")]);
    await readAfter(5, world);
    expect(await listClashes(world.host)).toMatchObject([{ kind: "stay" }]);
  });
});

describe("after a cancellation", () => {
  async function canceledBooking(echo: () => void): Promise<Synced> {
    const world = await withCalendar([]);
    const bookingId = await book(services, guest, { listingId: world.listingId, ...STAY });
    echo();
    await readAfter(5, world);
    expect(await listClashes(world.host)).toEqual([]);
    later(5);
    await cancel(guest, bookingId);
    return world;
  }
  const rebooked = (world: Synced) => book(services, other, { listingId: world.listingId, ...STAY });

  test("a new stay elsewhere on the same nights holds them at once, so that nobody books them here", async () => {
    const world = await canceledBooking(() => publish(events([JULY.from, JULY.to])));
    publish([...events([JULY.from, JULY.to]), reserved("new-guest")]);
    await readAfter(60, world);
    expect(await takenNights(world)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
    await expect(rebooked(world)).rejects.toMatchObject({ code: "dates_taken" });
  });

  test("a new event on the same nights holds them, whether or not the site tells stays from closed days", async () => {
    const airbnb = await canceledBooking(() => publish([closed("echo"), JULY]));
    publish([closed("another"), JULY]);
    await readAfter(60, airbnb);
    expect(await takenNights(airbnb)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);

    const booking = await canceledBooking(() => onBookingCom(named("echo"), july));
    onBookingCom(named("another"), july);
    for (const minutes of [60, 5, 5]) {
      await readAfter(minutes, booking);
      expect(await takenNights(booking)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
    }
  });

  test("an event that the calendar named before is an echo for a day", async () => {
    for (const echo of [() => publish([closed("echo"), JULY]), () => onBookingCom(named("echo"), july)]) {
      const world = await canceledBooking(echo);
      await readAfter(23 * 60, world);
      expect(await takenNights(world)).toEqual(nights(JULY.from, JULY.to));
      await readAfter(2 * 60, world);
      expect(await takenNights(world)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
    }
  });

  test("an event that moves onto its nights, or that becomes a stay, is no echo", async () => {
    const moved = await canceledBooking(() => onBookingCom({ ...named("moving"), from: "2027-06-20", to: "2027-06-22" }, july));
    onBookingCom(named("moving"), july);
    await readAfter(60, moved);
    expect(await takenNights(moved)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);

    const sold = await canceledBooking(() => publish([closed("echo"), JULY]));
    publish([reserved("echo"), JULY]);
    await readAfter(60, sold);
    expect(await takenNights(sold)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
  });

  test("an event without a name holds, because nobody knows whether it is a new one", async () => {
    const nameless = () => site.answer(PAGE, writtenCalendar([named("x"), july], BOOKING_COM).replace("UID:x@booking.com\r\n", ""));
    const world = await canceledBooking(nameless);
    await readAfter(60, world);
    expect(await takenNights(world)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
  });

  test("an event that was remembered without the time of its naming counts as new", async () => {
    const world = await canceledBooking(() => onBookingCom(named("echo"), july));
    const [row] = await services.db.select().from(importedEvents);
    const undated = Object.entries(row?.nights ?? {}).map(([id, stays]) => [id, stays.map((stay) => ({ ...stay, namedAt: null }))]);
    await services.db.update(importedEvents).set({ nights: Object.fromEntries(undated) as EventNights });
    await readAfter(60, world);
    expect(await takenNights(world)).toEqual([...TAKEN, ...nights(JULY.from, JULY.to)]);
  });
});

test("two stays elsewhere that end on one day make two clashes with a booking, and each stays one when it begins", async () => {
  const world = await withCalendar([]);
  const bookingId = await book(services, guest, { listingId: world.listingId, ...STAY });
  const long: WrittenEvent = { ...reserved("long"), from: "2027-06-09" };
  const short: WrittenEvent = { ...reserved("short"), from: "2027-06-12" };
  publish([long, short]);
  await readAfter(5, world);
  const both = [
    { bookingId, firstNight: "2027-06-09", endNight: to },
    { bookingId, firstNight: "2027-06-12", endNight: to },
  ];
  expect(await listClashes(world.host)).toMatchObject(both);
  const before = await listClashes(world.host);
  services.clock.set("2027-06-11T12:00:00Z");
  await sync(world);
  expect(await listClashes(world.host)).toEqual(before);
  publish([long]);
  await readAfter(5, world);
  expect(await listClashes(world.host)).toMatchObject(both.slice(0, 1));
});
