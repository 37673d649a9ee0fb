import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { departureAt, holdCharter, insertCharter, newBoat, sellHours } from "../../../../tests/support/boats.ts";
import { bookCheckout, holdNights } from "../../../../tests/support/checkouts.ts";
import { publish } from "../../../../tests/support/calendars.ts";
import { openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { heldOf, publishTimes, type TimedEvent } from "../../../../tests/support/hourly-calendars.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { recountNights, recountTimes } from "../../../../tests/support/recount-nights.ts";
import { clientOf, databaseErrorCode } from "../../../platform/db/database.server.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { saveHours, stopHours } from "../../availability/index.server.ts";
import { bookings } from "../../bookings/booking.tables.server.ts";
import { calendarClashes, importedTimes } from "../calendar.tables.server.ts";
import { rateLimits } from "../../../platform/limits/limit.tables.server.ts";
import { addCalendar, changeCalendar, listClashes, previewCalendar, readCalendarSync, syncCalendar } from "../index.server.ts";
import { refreshDue } from "../refreshing/turns/refresh-due.server.ts";
import { ownMark } from "./boat-clock.server.ts";

const { services, site, worker, later } = await openCalendarWorld();
const { db, clock } = services;
const person = await newPerson(services, "Hal Host");
const host = await visitOf(services, person);
const guestId = (await visitOf(services, await newPerson(services, "Ada Guest"))).actor?.id ?? "";
const ADDRESS = `https://${PAGE}`;

beforeEach(async () => {
  publishTimes(site, PAGE, []);
  await db.delete(rateLimits);
});

const july = (day: number) => `2027-07-${String(day).padStart(2, "0")}`;
/** "16 08:00" in Split, two hours ahead of UTC. */
const at = (words: string) => new Date(`${july(Number(words.slice(0, 2)))}T${words.slice(3)}:00+02:00`);
const inUtc = (words: string) =>
  at(words)
    .toISOString()
    .replaceAll(/[-:]|\.000/g, "");
const timed = (from: string, to: string, more: Partial<TimedEvent> = {}): TimedEvent => ({ from: inUtc(from), to: inUtc(to), ...more });
const days = (from: number, to: number) => [{ from: july(from).replaceAll("-", ""), to: july(to).replaceAll("-", "") }];

type Boat = Awaited<ReturnType<typeof newBoat>>;
type Given = Parameters<typeof newBoat>[1] & { allDayMeans?: "days" | "nights" };
async function boatWith(events: TimedEvent[], allDay: ReturnType<typeof days> = [], { allDayMeans = "days", ...given }: Given = {}) {
  const boat = await newBoat(services, { hostId: host.actor?.id ?? "", ...given });
  publishTimes(site, PAGE, events, allDay);
  const { calendarId } = await addCalendar(host, boat.id, { address: ADDRESS, name: "Fleet", allDayMeans });
  return { boat, calendarId };
}
const sail = (boat: Boat, from: string, until: string, more = {}) =>
  insertCharter(services, { boat, guestId, beginsAt: at(from), endsAt: at(until), ...more });
const stay = async (boat: Boat, from: number, until: number) => {
  const given = {
    listingId: boat.id,
    guestId,
    checkIn: july(from),
    checkOut: july(until),
    state: "abandoned" as const,
    endedAt: clock.now(),
  };
  return bookCheckout(services, await holdNights(services, given));
};
const cancel = (id: string) =>
  db.update(bookings).set({ status: "cancelled", cancelledAt: clock.now(), cancelledBy: "guest" }).where(eq(bookings.id, id));
const refused = (work: Promise<unknown>) => expect(work.then(() => "done", databaseErrorCode)).resolves.toBe("23P01");
async function read(boat: Boat, calendarId: string, events: TimedEvent[], allDay: ReturnType<typeof days> = []) {
  publishTimes(site, PAGE, events, allDay);
  later(5);
  return syncCalendar(host, boat.id, calendarId);
}
const nights = async (boat: Boat) => {
  const rows = await db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, boat.id)).orderBy(occupiedNights.night);
  return rows.map(({ night, kind }) => `${Number(night.slice(-2))} ${kind}`);
};
const calendarOf = async (boat: Boat) => (await readCalendarSync(host, boat.id)).calendars[0];
async function recounted({ id }: Boat) {
  const counted = [...(await recountNights(clientOf(db), clock.now())), ...(await recountTimes(clientOf(db), clock.now()))];
  expect(counted.filter((differing) => JSON.stringify(differing).includes(id))).toEqual([]);
}

describe("a timed event of another calendar", () => {
  test("takes its time and the turnaround after it, and the nights that it reaches into", async () => {
    const { boat } = await boatWith([timed("16 08:00", "16 12:00"), timed("20 17:00", "22 09:00")]);
    expect(await heldOf(services, boat.id)).toEqual(["import 16 08:00 to 16 13:00", "import 20 17:00 to 22 10:00"]);
    expect(await nights(boat)).toEqual(["15 hours", "20 hours", "21 hours"]);
    await refused(sail(boat, "16 12:30", "16 16:00"));
    await refused(sail(boat, "21 10:00", "21 12:00"));
    await refused(stay(boat, 15, 16));
    await sail(boat, "16 13:00", "16 16:00");
    await stay(boat, 22, 23);
    expect(await calendarOf(boat)).toMatchObject({
      nights: 0,
      times: 2,
      stays: [{ time: { firstDay: july(16), lastDay: july(16), startsAt: "08:00", returnsAt: "12:00", timeZone: "Europe/Zagreb" } }, {}],
    });
    await recounted(boat);
  });

  test("that moves, changes or goes takes its time along, and writes nothing else", async () => {
    const { boat, calendarId } = await boatWith([
      timed("16 08:00", "16 12:00", { uid: "a" }),
      timed("17 08:00", "17 12:00"),
      timed("18 08:00", "18 12:00"),
    ]);
    const rows = async () => (await db.execute(sql`select no, held from held_times where property_id = ${boat.id} order by held`)).rows;
    const before = await rows();
    expect(
      await read(boat, calendarId, [
        timed("16 14:00", "16 15:30", { uid: "a" }),
        timed("17 08:00", "17 12:00"),
        timed("18 08:00", "18 12:00"),
      ]),
    ).toMatchObject({
      outcome: "changed",
      timesTaken: 1,
      timesFreed: 1,
      nightsTaken: 0,
    });
    expect((await rows()).slice(1)).toEqual(before.slice(1));
    await sail(boat, "16 08:00", "16 12:00");
    expect(await read(boat, calendarId, [timed("17 08:00", "17 12:00"), timed("18 08:00", "18 12:00")])).toMatchObject({ timesFreed: 1 });
    expect(await heldOf(services, boat.id)).toEqual([
      "charter 16 08:00 to 16 13:00",
      "import 17 08:00 to 17 13:00",
      "import 18 08:00 to 18 13:00",
    ]);
    await recounted(boat);
  });

  test("is doubted when most of them go at once: the boat stays taken until three readings agree", async () => {
    const { boat, calendarId } = await boatWith([
      timed("16 08:00", "16 09:00"),
      timed("16 11:00", "16 12:00"),
      timed("16 15:00", "16 16:00"),
    ]);
    for (let reading = 0; reading < 2; reading++)
      expect(await read(boat, calendarId, [timed("16 08:00", "16 09:00")])).toMatchObject({ outcome: "doubted", timesFreed: 0 });
    later(30);
    expect(await read(boat, calendarId, [timed("16 08:00", "16 09:00")])).toMatchObject({ outcome: "changed", timesFreed: 2 });
    expect(await heldOf(services, boat.id)).toEqual(["import 16 08:00 to 16 10:00"]);
    expect(await newestEmail(services, person.email)).toMatchObject({
      subject: expect.stringContaining("freed 2 timed events") as unknown,
    });
  });

  test("wins over somebody who is paying", async () => {
    const { boat, calendarId } = await boatWith([]);
    const held = await holdCharter(services, { boat, guestId, beginsAt: at("16 10:00"), endsAt: at("16 12:00") });
    await read(boat, calendarId, [timed("16 11:00", "16 13:00")]);
    await refused(sail(boat, "16 10:00", "16 12:00", { checkoutId: held }));
    expect(await listClashes(host)).toEqual([]);
  });

  test("goes with its calendar and its listing", async () => {
    const { boat } = await boatWith([timed("16 08:00", "16 12:00")]);
    await db.execute(sql`delete from properties where id = ${boat.id}`);
    expect(await db.select().from(importedTimes).where(eq(importedTimes.propertyId, boat.id))).toEqual([]);
    const other = await boatWith([timed("16 08:00", "16 12:00")]);
    await db.execute(sql`delete from imported_calendars where id = ${other.calendarId}`);
    expect([await heldOf(services, other.boat.id), await nights(other.boat)]).toEqual([[], []]);
  });
});

describe("a clash", () => {
  test.each([
    ["16 11:59", "16 13:00", 1],
    ["16 12:00", "16 13:00", 0],
    ["16 07:00", "16 08:00", 0],
    ["16 07:00", "16 08:01", 1],
    ["16 09:00", "16 10:00", 1],
    ["15 08:00", "17 08:00", 1],
  ])("of a charter from 8 to 12 with an event from %s until %s is found to the minute", async (from, to, found) => {
    const { boat, calendarId } = await boatWith([]);
    const bookingId = await sail(boat, "16 08:00", "16 12:00");
    await read(boat, calendarId, [timed(from, to)]);
    const clashes = await listClashes(host);
    expect(await db.select().from(calendarClashes).where(eq(calendarClashes.propertyId, boat.id))).toHaveLength(found);
    const one = { bookingId, kind: "stay", time: { beginsAt: at(from).toISOString(), endsAt: at(to).toISOString() } };
    expect(clashes.filter(({ listingId }) => listingId === boat.id)).toMatchObject(found ? [one] : []);
    expect((await heldOf(services, boat.id)).filter((held) => held.startsWith("import"))).toMatchObject([
      expect.stringMatching(/clashes$/),
    ]);
    await recounted(boat);
  });

  test("is told to the host once, and holds the time as soon as the booking is gone", async () => {
    const { boat, calendarId } = await boatWith([]);
    const id = await sail(boat, "16 08:00", "16 12:00");
    for (let reading = 0; reading < 3; reading++)
      await read(boat, calendarId, [timed("16 11:00", "16 13:00"), timed("16 09:00", "16 10:00")]);
    expect(await listClashes(host)).toHaveLength(2);
    const { subject, text } = (await newestEmail(services, person.email)) ?? {};
    expect(subject).toMatch(/^Two bookings at the same time/);
    expect(text).toContain("Fri, Jul 16, 2027, ");
    await cancel(id);
    expect(await listClashes(host)).toEqual([]);
    expect(await heldOf(services, boat.id)).toEqual(["import 16 09:00 to 16 11:00", "import 16 11:00 to 16 14:00"]);
    await recounted(boat);
  });

  test("is one with a stay by the night, to its check-in and check-out, and with each booking of a departure", async () => {
    const { boat, calendarId } = await boatWith([]);
    const stayed = await stay(boat, 16, 17);
    const departureId = await departureAt(services, boat, at("20 19:00"), at("20 21:00"));
    const seats = () => insertCharter(services, { boat, guestId, beginsAt: at("20 19:00"), endsAt: at("20 21:00"), departureId, seats: 2 });
    const seated = [await seats(), await seats()];
    await read(boat, calendarId, [
      timed("16 15:00", "16 17:00"),
      timed("17 08:30", "17 09:30"),
      timed("17 09:00", "17 10:00"),
      timed("20 20:00", "20 22:00"),
    ]);
    const clashes = await listClashes(host);
    expect(clashes.map(({ bookingId }) => bookingId).toSorted()).toEqual([stayed, ...seated].toSorted());
    await recounted(boat);
  });
});

describe("our own echo", () => {
  const echoOf = (boat: Boat, id: string, from: string, to: string) =>
    timed(from, to, { uid: `${id}-${ownMark(services, boat.id)}@localhost` });

  test("is known by the mark in its UID, whatever time it says, also after the booking was canceled", async () => {
    const { boat, calendarId } = await boatWith([]);
    const id = await sail(boat, "16 08:00", "16 12:00");
    await read(boat, calendarId, [echoOf(boat, id, "16 08:00", "16 13:00")]);
    expect([await listClashes(host), await heldOf(services, boat.id)]).toEqual([[], ["charter 16 08:00 to 16 13:00"]]);
    expect((await calendarOf(boat))?.stays).toMatchObject([{ standing: "echo" }]);
    await cancel(id);
    later(3 * 24 * 60);
    await read(boat, calendarId, [echoOf(boat, id, "16 08:00", "16 13:00")]);
    expect(await heldOf(services, boat.id)).toEqual([]);
  });

  test("is nothing that is only at the same time, and nothing of another boat of ours", async () => {
    const { boat, calendarId } = await boatWith([]);
    await sail(boat, "16 08:00", "16 12:00");
    await read(boat, calendarId, [timed("16 08:00", "16 13:00")]);
    expect(await listClashes(host)).toHaveLength(1);
    const other = await newBoat(services, { hostId: host.actor?.id ?? "" });
    await read(boat, calendarId, [echoOf(other, crypto.randomUUID(), "16 08:00", "16 13:00")]);
    expect(await listClashes(host)).toHaveLength(1);
  });

  test("is the whole day of a charter from a site that only takes days and tells closed ones from stays", async () => {
    const { boat, calendarId } = await boatWith([]);
    await sail(boat, "16 10:00", "16 12:00");
    publish(site, PAGE, [{ from: july(16), to: july(17), summary: "Airbnb (Not available)" }]);
    later(5);
    await syncCalendar(host, boat.id, calendarId);
    expect([await listClashes(host), await heldOf(services, boat.id)]).toEqual([[], ["charter 16 10:00 to 16 13:00"]]);
    await read(boat, calendarId, [], days(16, 17));
    expect(await listClashes(host)).toHaveLength(1);
  });
});

describe("an all-day event", () => {
  const DAYS = ["import 16 00:00 to 16 10:00", "import 16 10:00 to 17 00:00"];
  const NIGHTS = ["import 16 17:00 to 17 10:00"];

  test("means whole days unless the host says nights, and changes its meaning at once", async () => {
    const { boat, calendarId } = await boatWith([], days(16, 17));
    expect(await heldOf(services, boat.id)).toEqual(DAYS);
    await refused(sail(boat, "16 10:00", "16 12:00"));
    await changeCalendar(host, boat.id, calendarId, { allDayMeans: "nights" });
    expect(await heldOf(services, boat.id)).toEqual(NIGHTS);
    await sail(boat, "16 10:00", "16 12:00");
    await refused(sail(boat, "17 09:00", "17 11:00"));
    await recounted(boat);
    await changeCalendar(host, boat.id, calendarId, { allDayMeans: "days" });
    expect(await listClashes(host)).toHaveLength(1);
    await recounted(boat);
  });

  test("means what was chosen when the calendar was added, also in the preview, and after the turnaround changed", async () => {
    const { boat } = await boatWith([], days(16, 17), { allDayMeans: "nights" });
    expect(await heldOf(services, boat.id)).toEqual(NIGHTS);
    await saveHours(host, boat.id, { turnaroundMinutes: 120, noticeMinutes: 0, sellsNights: true });
    expect(await heldOf(services, boat.id)).toEqual(["import 16 17:00 to 17 11:00"]);
    const other = await newBoat(services, { hostId: host.actor?.id ?? "" });
    const bookingId = await sail(other, "16 10:00", "16 12:00");
    publishTimes(site, PAGE, [timed("18 10:00", "18 11:00")], days(15, 17));
    const preview = await previewCalendar(host, other.id, { address: ADDRESS });
    expect(preview).toMatchObject({ nights: 2, times: 1, clashes: [{ bookingId, time: null }] });
    expect(await previewCalendar(host, other.id, { address: ADDRESS, allDayMeans: "nights" })).toMatchObject({ clashes: [{ bookingId }] });
    publishTimes(site, PAGE, [], days(16, 17));
    expect(await previewCalendar(host, other.id, { address: ADDRESS, allDayMeans: "nights" })).toMatchObject({ clashes: [] });
  });
});

describe("turning hours on and off", () => {
  test("makes nights of a calendar times with the next reading, which is due at once, and nights again", async () => {
    const { boat } = await boatWith([timed("16 08:00", "16 12:00"), timed("20 17:00", "22 09:00")], [], { sellsHours: false });
    const asNights = ["16 import", "20 import", "21 import"];
    expect([await nights(boat), (await calendarOf(boat))?.nights]).toEqual([asNights, 3]);
    later(1);
    await saveHours(host, boat.id, { turnaroundMinutes: 30, noticeMinutes: 0, sellsNights: true });
    await refused(sail(boat, "16 14:00", "16 16:00"));
    await recounted(boat);
    await refreshDue(worker);
    expect(await heldOf(services, boat.id)).toEqual(["import 16 08:00 to 16 12:30", "import 20 17:00 to 22 09:30"]);
    await sail(boat, "16 14:00", "16 16:00").then(cancel);
    await recounted(boat);
    await saveHours(host, boat.id, { turnaroundMinutes: 90, noticeMinutes: 0, sellsNights: true });
    expect(await heldOf(services, boat.id)).toEqual(["import 16 08:00 to 16 13:30", "import 20 17:00 to 22 10:30"]);
    await stopHours(host, boat.id);
    expect([await nights(boat), await heldOf(services, boat.id), (await calendarOf(boat))?.times]).toEqual([asNights, [], 0]);
    await recounted(boat);
    later(10);
    await refreshDue(worker);
    expect([await nights(boat), (await calendarOf(boat))?.stays.map(({ time }) => time)]).toEqual([asNights, [null, null]]);
    await sellHours(services, boat.id);
    await recounted(boat);
  });
});
