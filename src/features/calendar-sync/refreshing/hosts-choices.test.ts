import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ADDRESS, events, nights, openCalendarWorld } from "../../../../tests/support/calendar-world.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { importedCalendars } from "../calendar.tables.server.ts";
import { addCalendar, changeCalendar, readCalendarSync, removeCalendar, syncCalendar } from "../index.server.ts";
import { refreshDue } from "./turns/refresh-due.server.ts";

const { services, site, worker, withCalendar, calendarOf, takenNights, publish, sync, later } = await openCalendarWorld();
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

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
    publish([{ from: "2027-12-01", to: "2028-06-02", summary: "Airbnb (Not available)" }]);
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
    await refreshDue(worker);
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
      await refreshDue(worker);
    }
    const calendar = await calendarOf(world);
    expect(calendar.refreshes).toHaveLength(50);
    expect(calendar.refreshes[0]).toMatchObject({ outcome: "same" });
  });
});
