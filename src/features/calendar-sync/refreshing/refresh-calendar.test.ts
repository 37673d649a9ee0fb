import { and, asc, eq, gte, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { publish, writtenCalendar } from "../../../../tests/support/calendars.ts";
import { type FixtureSite, startFixtureSite } from "../../../../tests/support/fixture-site.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { nightsOf } from "../../availability/index.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { cancelBooking, quoteDates, readBooking } from "../../bookings/index.server.ts";
import { importedCalendars } from "../calendar.tables.server.ts";
import { addCalendar, changeCalendar, listClashes, readCalendarSync, removeCalendar, syncCalendar } from "../index.server.ts";
import { refreshDue } from "./refresh-due.server.ts";

const PAGE = "calendar.example/ical/one.ics";
const ADDRESS = `https://${PAGE}?s=a-secret-token`;

const services = await openTestServices(await openTestDatabase());
const guest = await newPerson(services, "Ada Guest");
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));
let site: FixtureSite;

beforeAll(async () => {
  site = await startFixtureSite({ [PAGE]: "" });
  Object.assign(services, { network: site.network });
});
afterAll(() => site.stop());
beforeEach(async () => {
  services.clock.set("2027-06-01T12:00:00Z");
  await services.db.delete(importedCalendars);
  publish(site, PAGE, []);
});

type World = { host: Ctx; email: string; listingId: string; calendarId: string };

async function withCalendar(events: Parameters<typeof publish>[2]): Promise<World> {
  const person = await newPerson(services, "Hal Host");
  const host = { ...(await visitOf(services, person)), network: site.network };
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id ?? "" });
  publish(site, PAGE, events);
  const { calendarId } = await addCalendar(host, listingId, { address: ADDRESS, name: "Airbnb" });
  return { host, email: person.email, listingId, calendarId };
}

const sync = ({ host, listingId, calendarId }: World) => syncCalendar(host, listingId, calendarId);
const later = (minutes: number) => services.clock.advance(minutes * 60);

async function takenNights({ listingId }: World): Promise<string[]> {
  const rows = await services.db
    .select({ night: occupiedNights.night })
    .from(occupiedNights)
    .where(and(eq(occupiedNights.propertyId, listingId), gte(occupiedNights.night, "2027-06-01")))
    .orderBy(asc(occupiedNights.night));
  return rows.map(({ night }) => night);
}

const nights = (from: string, to: string) => nightsOf({ checkIn: from, checkOut: to });
const events = (...ranges: [from: string, to: string][]) => ranges.map(([from, to]) => ({ from, to }));
const rowVersions = ({ listingId }: World) =>
  services.db.execute(sql`select night::text, xmin::text, ctid::text from occupied_nights where property_id = ${listingId} order by night`);

describe("a calendar that changes", () => {
  test("takes the nights of its events, and frees those of events that vanished", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-22"], ["2027-07-01", "2027-07-03"]));
    expect(await takenNights(world)).toEqual([
      ...nights("2027-06-10", "2027-06-13"),
      ...nights("2027-06-20", "2027-06-22"),
      ...nights("2027-07-01", "2027-07-03"),
    ]);
    await expect(
      book(services, guest, { listingId: world.listingId, checkIn: "2027-06-12", checkOut: "2027-06-14" }),
    ).rejects.toMatchObject({
      code: "dates_taken",
    });
    publish(site, PAGE, events(["2027-06-10", "2027-06-13"], ["2027-07-01", "2027-07-03"]));
    later(5);
    expect(await sync(world)).toEqual({ outcome: "changed", nightsTaken: 0, nightsFreed: 2, error: null });
    await book(services, guest, { listingId: world.listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
  });

  test("goes by the nights, not by the names of events: a stay that moves under its name leaves the nights that both versions hold alone", async () => {
    const world = await withCalendar([{ from: "2027-06-10", to: "2027-06-14", uid: "same@airbnb.com" }]);
    const before = (await rowVersions(world)).rows;
    publish(site, PAGE, [{ from: "2027-06-12", to: "2027-06-16", uid: "same@airbnb.com" }]);
    later(5);
    await sync(world);
    expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-16"));
    const kept = (await rowVersions(world)).rows.filter(({ night }) => night === "2027-06-12" || night === "2027-06-13");
    expect(kept).toEqual(before.filter(({ night }) => night === "2027-06-12" || night === "2027-06-13"));
    publish(site, PAGE, [{ from: "2027-06-12", to: "2027-06-16", uid: "another@airbnb.com" }]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "same" });
  });

  test("writes no night when it says the same, also in another order and by another name", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-22"]));
    const before = await rowVersions(world);
    publish(site, PAGE, [{ from: "2027-06-20", to: "2027-06-22", summary: "Reserved (HMX)" }, ...events(["2027-06-10", "2027-06-13"])]);
    later(5);
    expect(await sync(world)).toEqual({ outcome: "same", nightsTaken: 0, nightsFreed: 0, error: null });
    expect((await rowVersions(world)).rows).toEqual(before.rows);
  });

  test("is not sent again by a site that knows it has not changed", async () => {
    const person = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    site.answer(PAGE, (request, response) =>
      request.headers["if-none-match"] === '"1"'
        ? response.writeHead(304).end()
        : response
            .writeHead(200, { "content-type": "text/calendar", etag: '"1"' })
            .end(writtenCalendar(events(["2027-06-10", "2027-06-13"]))),
    );
    later(5);
    await sync(person);
    later(5);
    expect(await sync(person)).toMatchObject({ outcome: "same" });
    expect(site.requests.at(-1)?.headers["if-none-match"]).toBe('"1"');
    expect(await takenNights(person)).toEqual(nights("2027-06-10", "2027-06-13"));
  });

  test("of two readings at the same time, the one that began later counts", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-23"]));
    const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    site.answer(PAGE, async (_request, response) => {
      isAsked();
      await answered;
      response
        .writeHead(200, { "content-type": "text/calendar" })
        .end(writtenCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-23"])));
    });
    later(5);
    const slow = refreshDue({ ...services, actor: null, request: null });
    await asked;
    publish(site, PAGE, events(["2027-06-10", "2027-06-13"], ["2027-06-25", "2027-06-28"]));
    later(1);
    await sync(world);
    answerNow();
    await slow;
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-13"), ...nights("2027-06-25", "2027-06-28")]);
  });
});

describe("a calendar that fails", () => {
  const failures: [what: string, answer: Parameters<FixtureSite["answer"]>[1], error: RegExp][] = [
    ["answers with an error", (_, response) => response.writeHead(500).end("oops"), /error \(500\)/],
    ["is gone", (_, response) => response.writeHead(404).end(), /error \(404\)/],
    ["answers with a page", "<!doctype html><p>Please sign in", /didn't answer with a calendar/],
    ["answers with nothing", "", /didn't answer with a calendar/],
    ["is cut off", writtenCalendar([]).replace("END:VCALENDAR", "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270601"), /stopped before its end/],
    [
      "sends us to a private address",
      (_, response) => response.writeHead(302, { location: "https://127.0.0.1/x.ics" }).end(),
      /private network/,
    ],
  ];
  test.each(failures)("frees nothing when it %s, and says why", async (_, answer, error) => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    site.answer(PAGE, answer);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "failed", error: expect.stringMatching(error) as unknown });
    expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
    const [calendar] = (await readCalendarSync(world.host, world.listingId)).calendars;
    expect(calendar).toMatchObject({ error: expect.stringMatching(error) as unknown, succeededAt: "2027-06-01T12:00:00.000Z", nights: 3 });
  });

  test("is left alone for as long as the site asks, and tried ever more rarely", async () => {
    const world = await withCalendar([]);
    const nextTry = async () => {
      const [calendar] = (await readCalendarSync(world.host, world.listingId)).calendars;
      return Math.round((Date.parse(calendar?.nextTryAt ?? "") - services.clock.now().getTime()) / 60_000);
    };
    site.answer(PAGE, (_, response) => response.writeHead(429, { "retry-after": "1800" }).end());
    await sync(world);
    expect(await nextTry()).toBe(30);
    site.answer(PAGE, (_, response) => response.writeHead(500).end());
    for (let failure = 0; failure < 6; failure++) await sync(world);
    expect(await nextTry()).toBeGreaterThan(53);
  });

  test("is told to the host once after two hours, and again when it is back", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    const subjects = async () => {
      await newestEmail(services, world.email);
      const rows = await services.db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.recipient, world.email))
        .orderBy(asc(outboxMessages.id));
      return rows.map(({ subject }) => subject).filter((subject) => subject.includes("calendar"));
    };
    site.answer(PAGE, (_, response) => response.writeHead(500).end());
    for (const minutes of [60, 59, 2, 60]) {
      later(minutes);
      await sync(world);
    }
    expect(await subjects()).toEqual(["We can't read your Airbnb calendar (A house)"]);
    publish(site, PAGE, events(["2027-06-10", "2027-06-13"]));
    later(60);
    await sync(world);
    later(5);
    await sync(world);
    expect(await subjects()).toEqual(["We can't read your Airbnb calendar (A house)", "Your Airbnb calendar is back (A house)"]);
  });
});

describe("a calendar that lost much", () => {
  test.each([
    ["everything", []],
    ["half of its nights", events(["2027-06-10", "2027-06-13"])],
  ])("frees %s only after three readings over half an hour that agree, takes new nights at once, and the host is told", async (_, left) => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-23"]));
    const all = [...nights("2027-06-10", "2027-06-13"), ...nights("2027-06-20", "2027-06-23")];
    publish(site, PAGE, left);
    for (let reading = 0; reading < 6; reading++) {
      later(5);
      expect(await sync(world)).toMatchObject({ outcome: "doubted" });
      expect(await takenNights(world)).toEqual(all);
    }
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsFreed: left.length === 0 ? 6 : 3 });
    expect((await newestEmail(services, world.email))?.subject).toMatch(/^Your Airbnb calendar freed/);
  });

  test("is not believed when it says something else each time, and its new stays are taken meanwhile", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-20"]));
    for (let reading = 1; reading < 12; reading++) {
      publish(site, PAGE, events(["2027-08-01", `2027-08-0${1 + (reading % 3) + 1}`]));
      later(10);
      expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    }
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-20"), ...nights("2027-08-01", "2027-08-04")]);
  });

  test("keeps the nights of an event that can't be read any more, names it, and believes the rest", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-11"], ["2027-06-20", "2027-06-30"]));
    site.answer(
      PAGE,
      writtenCalendar(events(["2027-06-10", "2027-06-11"], ["2027-06-20", "2027-06-30"])).replace("20270610", "2027-nonsense"),
    );
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-11"), ...nights("2027-06-20", "2027-06-30")]);
    for (let reading = 0; reading < 7; reading++) {
      later(5);
      await sync(world);
    }
    const [calendar] = (await readCalendarSync(world.host, world.listingId)).calendars;
    expect(calendar?.skipped).toHaveLength(1);
    expect(await takenNights(world)).toEqual(nights("2027-06-20", "2027-06-30"));
  });
});

describe("our own bookings", () => {
  const ownStay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };

  async function cancel(bookingId: string): Promise<void> {
    const visit = await visitOf(services, guest);
    const { viewer } = await readBooking(visit, bookingId);
    await cancelBooking(visit, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
  }

  test("that another calendar echoes are no clash, and for a day after canceling the echo holds nothing", async () => {
    const world = await withCalendar([]);
    const bookingId = await book(services, guest, { listingId: world.listingId, ...ownStay });
    publish(site, PAGE, events(["2027-06-10", "2027-06-13"]));
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toEqual([]);
    await cancel(bookingId);
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
    publish(site, PAGE, events(["2027-06-12", "2027-06-15"]));
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
    await cancel(bookingId);
    expect(await listClashes(world.host)).toEqual([]);
    expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-15"));
  });

  test("inside closed days of another calendar are no clash", async () => {
    const world = await withCalendar([]);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    publish(site, PAGE, [{ from: "2027-06-08", to: "2027-06-15", summary: "Airbnb (Not available)" }]);
    later(5);
    await sync(world);
    expect(await listClashes(world.host)).toEqual([]);
  });

  test("are made only after the calendars were read once more", async () => {
    const world = await withCalendar([]);
    publish(site, PAGE, events(["2027-06-12", "2027-06-15"]));
    later(1);
    await expect(book(services, guest, { listingId: world.listingId, ...ownStay })).rejects.toMatchObject({ code: "dates_taken" });
  });

  test("do not wait for a calendar that hangs", async () => {
    const world = await withCalendar([]);
    site.answer(PAGE, () => {});
    later(1);
    await book(services, guest, { listingId: world.listingId, ...ownStay });
    const [calendar] = (await readCalendarSync(world.host, world.listingId)).calendars;
    expect(calendar).toMatchObject({ error: expect.stringContaining("too long") as unknown });
  });

  test("that someone asks the price of have stale calendars read in the background", async () => {
    const world = await withCalendar([]);
    const request = { ...ownStay, guests: 1 };
    const visit = await visitOf(services, guest);
    const before = site.requests.length;
    await quoteDates(visit, world.listingId, request);
    await refreshDue({ ...services, actor: null, request: null });
    expect(site.requests).toHaveLength(before);
    later(2);
    await quoteDates(visit, world.listingId, request);
    await refreshDue({ ...services, actor: null, request: null });
    expect(site.requests).toHaveLength(before + 1);
  });
});

describe("the host", () => {
  test("chooses per calendar that closed days do not hold, at once and back", async () => {
    const world = await withCalendar([
      { from: "2027-06-10", to: "2027-06-12", summary: "Airbnb (Not available)" },
      { from: "2027-06-20", to: "2027-06-22" },
    ]);
    await changeCalendar(world.host, world.listingId, world.calendarId, { ignoresUnavailable: true });
    expect(await takenNights(world)).toEqual(nights("2027-06-20", "2027-06-22"));
    await changeCalendar(world.host, world.listingId, world.calendarId, { ignoresUnavailable: false });
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-12"), ...nights("2027-06-20", "2027-06-22")]);
  });

  test("chooses that a long block at the end of what a feed shows does not hold, once it has rolled on", async () => {
    const world = await withCalendar([{ from: "2027-12-01", to: "2028-06-01", summary: "Airbnb (Not available)" }]);
    await changeCalendar(world.host, world.listingId, world.calendarId, { ignoresRolling: true });
    expect(await takenNights(world)).toHaveLength(183);
    publish(site, PAGE, [{ from: "2027-12-01", to: "2028-06-02", summary: "Airbnb (Not available)" }]);
    later(24 * 60);
    await sync(world);
    expect(await takenNights(world)).toEqual([]);
    later(5);
    await sync(world);
    expect(await takenNights(world)).toEqual([]);
  });

  test("pauses a calendar, which keeps its nights and is not read, and removes it, which frees them", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    await changeCalendar(world.host, world.listingId, world.calendarId, { isPaused: true });
    const before = site.requests.length;
    later(60);
    await refreshDue({ ...services, actor: null, request: null });
    expect(site.requests).toHaveLength(before);
    expect(await takenNights(world)).toHaveLength(3);
    await removeCalendar(world.host, world.listingId, world.calendarId);
    expect(await takenNights(world)).toEqual([]);
    expect(await readCalendarSync(world.host, world.listingId)).toMatchObject({ calendars: [] });
  });

  test("alone sees and changes the calendars, and nobody sees their addresses", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    const { listingId, calendarId } = world;
    await expect(readCalendarSync(stranger, listingId)).rejects.toMatchObject({ status: 404 });
    await expect(addCalendar(stranger, listingId, { address: ADDRESS, name: "Mine" })).rejects.toMatchObject({ status: 404 });
    await expect(changeCalendar(stranger, listingId, calendarId, { isPaused: true })).rejects.toMatchObject({ status: 404 });
    await expect(syncCalendar(stranger, listingId, calendarId)).rejects.toMatchObject({ status: 404 });
    await expect(removeCalendar(stranger, listingId, calendarId)).rejects.toMatchObject({ status: 404 });
    const other = await withCalendar([]);
    await expect(removeCalendar(other.host, other.listingId, calendarId)).rejects.toMatchObject({ code: "calendar_not_found" });
    const rows = await services.db.select().from(importedCalendars).where(eq(importedCalendars.id, calendarId));
    expect(JSON.stringify([rows, await readCalendarSync(world.host, listingId)])).not.toContain("a-secret");
  });

  test("adds the same address once, and sees the last fifty readings", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    const again = addCalendar(world.host, world.listingId, { address: ADDRESS.replace("https", "webcal"), name: "Again" });
    await expect(again).rejects.toMatchObject({ code: "calendar_there" });
    for (let reading = 0; reading < 55; reading++) {
      later(5);
      await refreshDue({ ...services, actor: null, request: null });
    }
    const [calendar] = (await readCalendarSync(world.host, world.listingId)).calendars;
    expect(calendar?.refreshes).toHaveLength(50);
    expect(calendar?.refreshes[0]).toMatchObject({ outcome: "same" });
  });
});
