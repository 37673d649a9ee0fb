import { describe, expect, test } from "vitest";
import { nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { type WrittenEvent, writtenCalendar } from "../../../../tests/support/calendars.ts";
import { importedEvents } from "../calendar.tables.server.ts";

const { services, site, withCalendar, calendarOf, takenNights, publish, sync, later } = await openCalendarWorld();

const first: WrittenEvent = { from: "2027-06-10", to: "2027-06-13", uid: "anna-smith-555-0100@example.com" };
const second: WrittenEvent = { from: "2027-06-20", to: "2027-06-30", uid: "two@example.com" };
const third: WrittenEvent = { from: "2027-07-10", to: "2027-07-25", uid: "three@example.com" };
const nightsOf = (...events: WrittenEvent[]) => events.flatMap(({ from, to }) => nights(from, to));
const answer = (calendar: string) => site.answer(PAGE, calendar);
const withoutStart = (events: WrittenEvent[]) => writtenCalendar(events).replace("20270610", "soon");

describe("an event that can't be read any more", () => {
  test("keeps the nights it had however long that lasts, and the rest of the calendar is believed at once", async () => {
    const world = await withCalendar([first, second, third]);
    answer(withoutStart([first, second, third]));
    for (let reading = 0; reading < 5; reading++) {
      later(60);
      expect(await sync(world)).toMatchObject({ outcome: "same", nightsFreed: 0 });
      expect(await takenNights(world)).toEqual(nightsOf(first, second, third));
    }
    expect((await calendarOf(world)).skipped).toEqual([
      "An event that ends on Jun 13, 2027: Its start date is missing or can't be read, so it keeps the nights it had.",
    ]);

    answer(withoutStart([first, { ...second, to: "2027-06-28" }, third]));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsFreed: 2 });
    answer(withoutStart([first, third]));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsFreed: 8 });
    expect(await takenNights(world)).toEqual(nightsOf(first, third));
  });

  test("frees its nights when it is gone", async () => {
    const world = await withCalendar([first, second, third]);
    answer(withoutStart([first, second, third]));
    later(60);
    await sync(world);
    publish([second, third]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsFreed: 3 });
    expect(await takenNights(world)).toEqual(nightsOf(second, third));
    expect((await calendarOf(world)).skipped).toEqual([]);
  });

  test("has its new nights, and only those, when it can be read again", async () => {
    const world = await withCalendar([first, second, third]);
    answer(withoutStart([first, second, third]));
    later(60);
    await sync(world);
    const moved = { ...first, from: "2027-06-12", to: "2027-06-15" };
    publish([moved, second, third]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsTaken: 2, nightsFreed: 2 });
    expect(await takenNights(world)).toEqual(nightsOf(moved, second, third));
  });

  test.each([
    ["its end", "DTEND;VALUE=DATE:20270613", "DTEND:later"],
    ["its whole length", "DTEND;VALUE=DATE:20270613", "DURATION:long"],
    ["an end before its start", "DTEND;VALUE=DATE:20270613", "DTEND;VALUE=DATE:20270601"],
  ])("keeps them too when only %s is wrong", async (_, good, bad) => {
    const world = await withCalendar([first, second, third]);
    answer(writtenCalendar([first, second, third]).replace(good, bad));
    for (let reading = 0; reading < 5; reading++) {
      later(60);
      await sync(world);
    }
    expect(await takenNights(world)).toEqual(nightsOf(first, second, third));
    expect((await calendarOf(world)).skipped).toHaveLength(1);
  });

  test("keeps nights that it took while the calendar was doubted", async () => {
    const world = await withCalendar([second, third]);
    publish([first]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "doubted", nightsTaken: 3 });
    answer(withoutStart([first]));
    for (let reading = 0; reading < 5; reading++) {
      later(15);
      await sync(world);
    }
    expect(await takenNights(world)).toEqual(nightsOf(first));
  });

  test("without a name, or with one that was never read, makes the calendar doubted", async () => {
    const world = await withCalendar([second, third]);
    for (const calendar of [
      withoutStart([first, second]),
      withoutStart([first, second]).replace("UID:anna-smith-555-0100@example.com", "X-UID:none"),
    ]) {
      answer(calendar);
      later(5);
      expect(await sync(world)).toMatchObject({ outcome: "doubted", nightsFreed: 0 });
    }
    expect(await takenNights(world)).toEqual(nightsOf(second, third));
  });

  test("is remembered without what it is called, and written down only when it changes", async () => {
    const world = await withCalendar([first, second]);
    const remembered = await services.db.select().from(importedEvents);
    expect(Object.values(remembered[0]?.nights ?? {}).flat()).toHaveLength(2);
    expect(JSON.stringify(remembered)).not.toMatch(/anna|555|example/);
    const version = async () => (await services.db.execute("select xmin::text, ctid::text from imported_events")).rows;
    const before = await version();
    publish([second, first]);
    later(5);
    await sync(world);
    expect(await version()).toEqual(before);
  });
});
