import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { ADDRESS, events, nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar, type WrittenEvent } from "../../../../tests/support/calendars.ts";
import { forkProgram, killHard, nextMessage } from "../../../../tests/support/child-program.ts";
import { untilSomebodyWaits } from "../../../../tests/support/locks.ts";
import { newPerson } from "../../../../tests/support/people.ts";
import { addDays } from "../../availability/index.ts";
import { deleteListing } from "../../listings/index.server.ts";
import { importedCalendars, importedNights } from "../calendar.tables.server.ts";
import { addCalendar, changeCalendar, readCalendarSync, removeCalendar } from "../index.server.ts";
import { refreshCalendar } from "./refresh-calendar.server.ts";
import { refreshDue } from "./turns/refresh-due.server.ts";

const { database, services, site, worker, withCalendar, newHost, calendarOf, takenNights, publish, later, cancel } =
  await openCalendarWorld();
const guest = await newPerson(services, "Ada Guest");
const byWorker = { readFor: "worker" } as const;

/** Nights whose row says something else than the claims on them, and claims without a row. */
async function strayNights(listingId: string): Promise<unknown[]> {
  const { rows } = await services.db.execute(sql`
    select night, o.booking_id, o.calendars, c.booking_id as booked, c.calendars as claimed
    from (select * from occupied_nights where property_id = ${listingId}) o
    full join (select night, max(booking_id::text)::uuid as booking_id, count(calendar_id) as calendars from (
        select night, null::uuid as booking_id, calendar_id from imported_nights where property_id = ${listingId}
        union all select check_in + n, id, null from bookings cross join generate_series(0, check_out - check_in - 1) n
          where property_id = ${listingId} and status = 'confirmed') claims group by night) c using (night)
    where (o.booking_id, o.calendars) is distinct from (c.booking_id, c.calendars)`);
  return rows;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
/** Waits for the work, and gives the codes of what was refused. */
const refusalsOf = async (work: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(work)).flatMap((each) => (each.status === "rejected" ? [codeOf(each.reason) ?? each.reason] : []));

/** The site answers the next request for the calendar when the test says so. */
function holdAnswer(published: WrittenEvent[]): { asked: Promise<void>; answerNow: () => void } {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: told, resolve: answerNow } = Promise.withResolvers<void>();
  site.answer(PAGE, async (_request, response) => {
    isAsked();
    await told;
    response.writeHead(200, { "content-type": "text/calendar" }).end(writtenCalendar(published));
  });
  return { asked, answerNow };
}

test(
  "a booking and a refresh that want the same nights at once end consistent, and none is booked over a claim that was there first",
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 12; round++) {
      const world = await withCalendar([]);
      publish(events(["2027-06-12", "2027-06-16"]));
      if (round % 2 === 0) later(1);
      const [[booked]] = await Promise.all([
        Promise.allSettled([book(services, guest, { listingId: world.listingId, checkIn: "2027-06-10", checkOut: "2027-06-14" })]),
        refreshCalendar(worker, world.calendarId, byWorker),
      ]);
      expect(await strayNights(world.listingId)).toEqual([]);
      const isBooked = booked.status === "fulfilled";
      expect(isBooked ? "dates_taken" : codeOf(booked.reason)).toBe("dates_taken");
      expect(await takenNights(world)).toEqual(nights(isBooked ? "2027-06-10" : "2027-06-12", "2027-06-16"));
      await removeCalendar(world.host, world.listingId, world.calendarId);
      expect(await takenNights(world)).toEqual(isBooked ? nights("2027-06-10", "2027-06-14") : []);
    }
  },
);

test("a booking whose transaction is open when a calendar claims its nights keeps them, and it is a clash", async () => {
  const world = await withCalendar([]);
  const stay = { listingId: world.listingId, checkIn: "2027-06-10", checkOut: "2027-06-14" };
  const held = holdAnswer(events(["2027-06-12", "2027-06-16"]));
  const refreshing = refreshCalendar(worker, world.calendarId, byWorker);
  await held.asked;
  publish([]);
  services.clock.advance(-10);
  const bookingId = await book(services, guest, stay);
  held.answerNow();
  await refreshing;
  expect(await strayNights(world.listingId)).toEqual([]);
  expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-16"));
  await cancel(guest, bookingId);
  expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-16"));
});

test(
  "several calendars of one listing that change at once, bookings that come and go between them, never wait for each other in a circle",
  { timeout: 60_000 },
  async () => {
    const { host, listingId } = await newHost();
    const pages = ["a", "b", "c", "d"].map((name) => `calendar.example/ical/${name}.ics`);
    const some = (): WrittenEvent[] =>
      Array.from({ length: 3 }, (_, at) => {
        const from = addDays("2027-06-05", at * 20 + randomInt(10));
        return { from, to: addDays(from, 1 + randomInt(12)) };
      });
    const ids: string[] = [];
    for (const page of pages) {
      site.answer(page, writtenCalendar(some()));
      ids.push((await addCalendar(host, listingId, { address: `https://${page}`, name: "One" })).calendarId);
    }
    for (let round = 0; round < 40; round++) {
      later(1);
      for (const page of pages) site.answer(page, writtenCalendar(some()));
      const booking = book(services, guest, { listingId, checkIn: "2027-06-20", checkOut: addDays("2027-06-21", randomInt(20)) });
      const refused = await refusalsOf([
        ...ids.map((id) => refreshCalendar(worker, id, byWorker)),
        booking.then((id) => cancel(guest, id)),
      ]);
      expect(refused.filter((code) => code !== "dates_taken")).toEqual([]);
      expect(await strayNights(listingId)).toEqual([]);
    }
  },
);

test("two refreshes of one calendar at once leave what the calendar says", async () => {
  const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
  for (let round = 0; round < 10; round++) {
    const first = addDays("2027-06-10", round % 3);
    publish([{ from: first, to: addDays(first, 3) }]);
    later(5);
    const refused = await refusalsOf([
      refreshCalendar(worker, world.calendarId, byWorker),
      refreshCalendar(worker, world.calendarId, byWorker),
      refreshCalendar(worker, world.calendarId, byWorker),
    ]);
    expect(refused).toEqual([]);
    expect(await takenNights(world)).toEqual(nights(first, addDays(first, 3)));
    expect(await strayNights(world.listingId)).toEqual([]);
  }
});

test("a calendar that is removed while it is read holds nothing afterwards", async () => {
  const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
  const held = holdAnswer(events(["2027-06-10", "2027-06-13"], ["2027-07-01", "2027-07-05"]));
  const refreshing = refreshCalendar(worker, world.calendarId, byWorker);
  await held.asked;
  await removeCalendar(world.host, world.listingId, world.calendarId);
  held.answerNow();
  expect(await refreshing).toBeNull();
  expect(await takenNights(world)).toEqual([]);
});

test("a choice that is made while the calendar is read counts", async () => {
  const closed = { from: "2027-06-10", to: "2027-06-13", summary: "Airbnb (Not available)" };
  const world = await withCalendar([closed, ...events(["2027-06-20", "2027-06-22"])]);
  const held = holdAnswer([closed, ...events(["2027-06-20", "2027-06-23"])]);
  later(5);
  const refreshing = refreshCalendar(worker, world.calendarId, byWorker);
  await held.asked;
  await changeCalendar(world.host, world.listingId, world.calendarId, { ignoresUnavailable: true });
  held.answerNow();
  await refreshing;
  expect(await takenNights(world)).toEqual(nights("2027-06-20", "2027-06-23"));
});

test.each([
  ["never booked", false],
  ["booked once", true],
])("a listing that was %s and is deleted while its calendars are read leaves none of them behind", async (_, wasBooked) => {
  for (let round = 0; round < 4; round++) {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    if (wasBooked) {
      const bookingId = await book(services, guest, { listingId: world.listingId, checkIn: "2027-09-01", checkOut: "2027-09-03" });
      await cancel(guest, bookingId);
    }
    publish(events(["2027-06-11", "2027-06-14"], ["2027-07-01", "2027-07-30"]));
    later(5);
    const refreshing = refreshCalendar(worker, world.calendarId, byWorker);
    const deleting = deleteListing(world.host, world.listingId);
    await Promise.all([refreshing, deleting]);
    expect(await services.db.select().from(importedCalendars).where(eq(importedCalendars.propertyId, world.listingId))).toEqual([]);
    expect(await services.db.select().from(importedNights).where(eq(importedNights.propertyId, world.listingId))).toEqual([]);
    expect(await takenNights(world)).toEqual([]);
  }
});

test("a listing can be deleted in the very moment in which a refresh has its calendar and wants its nights", async () => {
  const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
  publish(events(["2027-06-10", "2027-06-13"], ["2027-07-01", "2027-07-30"]));
  later(5);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const blocked = services.db.transaction(async (tx) => {
    await tx.execute(sql`insert into occupied_nights (property_id, night, is_blocked) values (${world.listingId}, '2027-07-10', true)`);
    await mayGoOn;
    tx.rollback();
  });
  const refreshing = refreshCalendar(worker, world.calendarId, byWorker);
  await untilSomebodyWaits(services);
  const deleting = deleteListing(world.host, world.listingId);
  goOn();
  await expect(blocked).rejects.toThrow("Rollback");
  expect(await refreshing).toMatchObject({ outcome: "changed" });
  await deleting;
  expect(await takenNights(world)).toEqual([]);
});

test(
  "a process that is killed in the middle of a refresh leaves the nights as they were, and another one does its work",
  { timeout: 90_000 },
  async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    const [before] = await services.db.select().from(importedCalendars);
    const held = holdAnswer(events(["2027-06-12", "2027-06-15"]));
    later(6);
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const blocked = services.db.transaction(async (tx) => {
      await tx.execute(sql`insert into occupied_nights (property_id, night, is_blocked) values (${world.listingId}, '2027-06-14', true)`);
      await mayGoOn;
      tx.rollback();
    });
    const doomed = forkProgram("refresh-calendars", [database.url, JSON.stringify(site.settings), services.clock.now().toISOString()]);
    const gone = nextMessage(doomed).catch(() => "killed");
    await held.asked;
    held.answerNow();
    await untilSomebodyWaits(services);
    await killHard(doomed);
    expect(await gone).toBe("killed");
    goOn();
    await expect(blocked).rejects.toThrow("Rollback");
    await expect.poll(async () => (await takenNights(world)).join()).toBe(nights("2027-06-10", "2027-06-13").join());
    expect((await calendarOf(world)).triedAt).toBe(before?.triedAt?.toISOString());
    await refreshDue(worker);
    expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
    later(3);
    const next = forkProgram("refresh-calendars", [database.url, JSON.stringify(site.settings), services.clock.now().toISOString()]);
    expect(await nextMessage(next)).toBe("refreshed");
    expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-15"));
  },
);

test("of two workers, each calendar is read by one", { timeout: 60_000 }, async () => {
  const { host, listingId } = await newHost();
  const hosts = [{ host, listingId }, await newHost(), await newHost()];
  const pages = Array.from({ length: 50 }, (_, number) => `calendar.example/ical/${number}.ics`);
  for (const [number, page] of pages.entries()) {
    site.answer(page, (_request, response) => response.writeHead(200).end(writtenCalendar(events(["2027-06-10", "2027-06-13"]))));
    const { host: visit, listingId: id } = hosts[number % 3] ?? { host, listingId };
    await addCalendar(visit, id, { address: `https://${page}`, name: "One" });
  }
  later(6);
  const before = site.requests.length;
  await Promise.all([refreshDue(worker), refreshDue(worker)]);
  const read = site.requests.slice(before).map(({ page }) => page);
  expect(read.toSorted()).toEqual(pages.toSorted());
  expect((await readCalendarSync(host, listingId)).calendars.every(({ triedAt }) => triedAt === services.clock.now().toISOString())).toBe(
    true,
  );
});

test("the same calendar that is added twice at once is there once", async () => {
  const { host, listingId } = await newHost();
  const adding = [1, 2, 3].map(() => addCalendar(host, listingId, { address: ADDRESS, name: "Airbnb" }));
  expect(await refusalsOf(adding)).toEqual(["calendar_there", "calendar_there"]);
  expect((await readCalendarSync(host, listingId)).calendars).toHaveLength(1);
});
