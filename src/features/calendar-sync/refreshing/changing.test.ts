import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { events, nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../../tests/support/calendars.ts";
import { addDays } from "../../availability/index.ts";
import { newPerson } from "../../../../tests/support/people.ts";
import { refreshDue } from "./turns/refresh-due.server.ts";

const { services, site, worker, withCalendar, calendarOf, takenNights, publish, sync, later, rowVersions } = await openCalendarWorld();
const guest = await newPerson(services, "Ada Guest");

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
    publish(events(["2027-06-10", "2027-06-13"], ["2027-07-01", "2027-07-03"]));
    later(5);
    expect(await sync(world)).toEqual({ outcome: "changed", nightsTaken: 0, nightsFreed: 2, timesTaken: 0, timesFreed: 0, error: null });
    await book(services, guest, { listingId: world.listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
  });

  test("goes by the nights, not by the names of events: a stay that moves under its name leaves the nights that both versions hold alone", async () => {
    const world = await withCalendar([{ from: "2027-06-10", to: "2027-06-14", uid: "same@airbnb.com" }]);
    const before = await rowVersions(world);
    publish([{ from: "2027-06-12", to: "2027-06-16", uid: "same@airbnb.com" }]);
    later(5);
    await sync(world);
    expect(await takenNights(world)).toEqual(nights("2027-06-12", "2027-06-16"));
    const kept = (await rowVersions(world)).filter(({ night }) => night === "2027-06-12" || night === "2027-06-13");
    expect(kept).toEqual(before.filter(({ night }) => night === "2027-06-12" || night === "2027-06-13"));
    publish([{ from: "2027-06-12", to: "2027-06-16", uid: "another@airbnb.com" }]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "same" });
  });

  test("writes no night when it says the same, also in another order and by another name", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-22"]));
    const before = await rowVersions(world);
    publish([{ from: "2027-06-20", to: "2027-06-22", summary: "Reserved (HMX)" }, ...events(["2027-06-10", "2027-06-13"])]);
    later(5);
    expect(await sync(world)).toEqual({ outcome: "same", nightsTaken: 0, nightsFreed: 0, timesTaken: 0, timesFreed: 0, error: null });
    expect(await rowVersions(world)).toEqual(before);
  });

  test("is not sent again by a site that knows it has not changed", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"]));
    site.answer(PAGE, (request, response) =>
      request.headers["if-none-match"] === '"1"'
        ? response.writeHead(304).end()
        : response
            .writeHead(200, { "content-type": "text/calendar", etag: '"1"' })
            .end(writtenCalendar(events(["2027-06-10", "2027-06-13"]))),
    );
    later(5);
    await sync(world);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "same" });
    expect(site.requests.at(-1)?.headers["if-none-match"]).toBe('"1"');
    expect(await takenNights(world)).toEqual(nights("2027-06-10", "2027-06-13"));
  });

  test("is read whole on a new day, because what repeats in it reaches further then", async () => {
    const world = await withCalendar([]);
    const forever = writtenCalendar(events(["2027-06-10", "2027-06-11"])).replace("UID:", "RRULE:FREQ=WEEKLY\r\nUID:");
    site.answer(PAGE, (request, response) =>
      request.headers["if-none-match"] === '"1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { "content-type": "text/calendar", etag: '"1"' }).end(forever),
    );
    later(5);
    await sync(world);
    const before = (await takenNights(world)).at(-1) ?? "";
    later(7 * 24 * 60);
    await sync(world);
    expect((await takenNights(world)).at(-1)).toBe(addDays(before, 7));
    later(5);
    await sync(world);
    expect(site.requests.at(-1)?.headers["if-none-match"]).toBe('"1"');
  });

  test("may name as many stays as are read at all", async () => {
    const world = await withCalendar([]);
    const many = Array.from({ length: 10_000 }, (_, number) => {
      const from = addDays("2027-06-02", number % 500);
      return { from, to: addDays(from, 1 + Math.floor(number / 500)), uid: `${number}` };
    });
    publish(many);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsTaken: 519 });
    publish(many.slice(0, -1));
    later(5);
    await sync(world);
    expect((await calendarOf(world)).stays).toHaveLength(9_999);
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
    const slow = refreshDue(worker);
    await asked;
    publish(events(["2027-06-10", "2027-06-13"], ["2027-06-25", "2027-06-28"]));
    later(1);
    await sync(world);
    answerNow();
    await slow;
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-13"), ...nights("2027-06-25", "2027-06-28")]);
  });
});
