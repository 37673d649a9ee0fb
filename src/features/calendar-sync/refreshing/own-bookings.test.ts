import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { events, nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../../tests/support/calendars.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { AddManualBookingInput } from "../../availability/index.ts";
import { addManualBooking, quoteListing, removeManualBooking } from "../../availability/index.server.ts";
import type { ReserveDatesInput } from "../../bookings/index.ts";
import { quoteDates, reserveDates } from "../../bookings/index.server.ts";
import { addCalendar, listClashes } from "../index.server.ts";
import { refreshDue } from "./turns/refresh-due.server.ts";

const { services, site, worker, withCalendar, calendarOf, takenNights, publish, sync, later, cancel } = await openCalendarWorld();
const guest = await newPerson(services, "Ada Guest");
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

describe("our own bookings", () => {
  const ownStay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
  const echo = { from: ownStay.checkIn, to: ownStay.checkOut, summary: "Airbnb (Not available)" };

  test("that another calendar echoes are no clash, and for a day after canceling the echo holds nothing", async () => {
    const world = await withCalendar([]);
    const bookingId = await book(services, guest, { listingId: world.listingId, ...ownStay });
    publish([echo]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toEqual([]);
    await cancel(guest, bookingId);
    expect(await takenNights(world)).toEqual([]);
    later(23 * 60);
    await sync(world);
    expect(await takenNights(world)).toEqual([]);
    later(2 * 60);
    await sync(world);
    expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
  });

  test("on which a stay elsewhere lies are a clash that is shown, mailed once, and over when either side is", async () => {
    const world = await withCalendar([]);
    const bookingId = await book(services, guest, { listingId: world.listingId, ...ownStay });
    publish(events(["2027-06-12", "2027-06-15"]));
    for (let reading = 0; reading < 3; reading++) {
      later(5);
      await sync(world);
    }
    expect(await listClashes(world.host)).toMatchObject([
      { bookingId, firstNight: "2027-06-12", endNight: "2027-06-15", calendarName: "Airbnb" },
    ]);
    expect(await listClashes(stranger)).toEqual([]);
    await newestEmail(services, world.email);
    const mails = await services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, world.email));
    expect(mails.filter(({ subject }) => subject.startsWith("Two stays on the same nights"))).toHaveLength(1);
    await cancel(guest, bookingId);
    expect(await listClashes(world.host)).toEqual([]);
    expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-15"));
  });

  test("that the host entered clash with a stay elsewhere as well, and leave its nights to that stay when they are taken out", async () => {
    const world = await withCalendar([]);
    const { manualBookingId } = await addManualBooking(
      world.host,
      AddManualBookingInput.parse({ key: randomUUID(), listingId: world.listingId, kind: "guest", name: "Maria", ...ownStay }),
    );
    publish([echo, ...events(["2027-06-13", "2027-06-14"])]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toEqual([]);
    publish(events(["2027-06-12", "2027-06-15"]));
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toMatchObject([{ bookingId: manualBookingId, firstNight: "2027-06-12", endNight: "2027-06-15" }]);
    publish(events(["2027-06-10", "2027-06-13"]));
    later(40);
    await sync(world);
    await removeManualBooking(world.host, manualBookingId);
    await sync(world);
    expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
    expect(await listClashes(world.host)).toEqual([]);
  });

  test("that closed days elsewhere cut across are a clash that says so, and says it when they become a stay", async () => {
    const world = await withCalendar([]);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    const [from, to] = ["2027-06-12", "2027-06-15"];
    publish([{ from, to, summary: "Airbnb (Not available)" }]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toMatchObject([{ kind: "unavailable" }]);
    expect(await newestEmail(services, world.email)).toMatchObject({
      subject: expect.stringMatching(/^A booking and closed days on the same nights/),
      text: expect.stringContaining("has closed days from"),
    });
    publish([{ from, to, summary: "Reserved" }]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toMatchObject([{ kind: "stay" }]);
  });

  test("inside closed days of another calendar are no clash", async () => {
    const world = await withCalendar([]);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    publish([{ from: "2027-06-08", to: "2027-06-15", summary: "Airbnb (Not available)" }]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toEqual([]);
  });

  test("are made only after the calendars were read once more", async () => {
    const world = await withCalendar([]);
    publish(events(["2027-06-12", "2027-06-15"]));
    later(1);
    await expect(book(services, guest, { listingId: world.listingId, ...ownStay })).rejects.toMatchObject({ code: "dates_taken" });
  });

  test("that are refused anyway, or were made already, ask no other site", async () => {
    const world = await withCalendar([]);
    const visit = await visitOf(services, guest);
    const stay = { listingId: world.listingId, ...ownStay, guests: 1 };
    const { total } = await quoteListing(visit, world.listingId, stay);
    const input = { ...stay, totalCents: total.cents, key: newKey() };
    const { bookingId } = await reserveDates(visit, input);
    later(1);
    const before = site.requests.length;
    expect(await reserveDates(visit, input)).toEqual({ bookingId });
    const next = { ...input, checkIn: "2027-06-20", checkOut: "2027-06-23" };
    const refusals: [Ctx, ReserveDatesInput, string][] = [
      [visit, { ...input, guests: 2 }, "key_reused"],
      [visit, { ...next, key: newKey(), totalCents: total.cents + 1 }, "price_changed"],
      [visit, { ...next, key: newKey(), pets: 1 }, "pets_not_allowed"],
      [world.host, { ...next, key: newKey() }, "own_listing"],
    ];
    for (const [who, asked, code] of refusals) await expect(reserveDates(who, asked)).rejects.toMatchObject({ code });
    expect(site.requests).toHaveLength(before);
    await reserveDates(visit, { ...next, key: newKey() });
    expect(site.requests).toHaveLength(before + 1);
  });

  test("do not wait for a calendar that hangs", async () => {
    const world = await withCalendar([]);
    site.answer(PAGE, () => {});
    later(1);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    const calendar = await calendarOf(world);
    expect(calendar).toMatchObject({ error: expect.stringContaining("too long") as unknown });
  });

  test("do not wait longer for many calendars than for one", async () => {
    const world = await withCalendar([]);
    const pages = Array.from({ length: 19 }, (_, number) => `calendar.example/ical/slow-${number}.ics`);
    for (const page of pages) {
      site.answer(page, writtenCalendar([]));
      await addCalendar(world.host, world.listingId, { address: `https://${page}`, name: "Slow" });
    }
    for (const page of [PAGE, ...pages]) site.answer(page, () => {});
    later(1);
    const started = performance.now();
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    expect(performance.now() - started).toBeLessThan(3_500);
    for (const page of [PAGE, ...pages]) site.answer(page, writtenCalendar([]));
    await expect.poll(async () => (await calendarOf(world)).error, { timeout: 10_000 }).toContain("too long");
    await site.quiet();
  });

  test("leave a site alone that asked for it", async () => {
    const world = await withCalendar([]);
    site.answer(PAGE, (_, response) => response.writeHead(429, { "retry-after": "120" }).end());
    later(5);
    await sync(world);
    const before = site.requests.length;
    later(1);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    expect(site.requests).toHaveLength(before);
    later(2);
    await book(services, guest, { listingId: world.listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
    expect(site.requests).toHaveLength(before + 1);
  });

  test("that someone asks the price of have stale calendars read in the background", async () => {
    const world = await withCalendar([]);
    const request = { ...ownStay, guests: 1 };
    const visit = await visitOf(services, guest);
    const before = site.requests.length;
    await quoteDates(visit, world.listingId, request);
    await refreshDue(worker);
    expect(site.requests).toHaveLength(before);
    later(2);
    await quoteDates(visit, world.listingId, request);
    await refreshDue(worker);
    expect(site.requests).toHaveLength(before + 1);
  });
});
