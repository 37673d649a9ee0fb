import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { events, nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../../tests/support/calendars.ts";
import { newestEmail, newPerson } from "../../../../tests/support/people.ts";
import { listClashes } from "../index.server.ts";

const { services, site, withCalendar, calendarOf, takenNights, publish, sync, later } = await openCalendarWorld();
const guest = await newPerson(services, "Ada Guest");

describe("a calendar that lost much", () => {
  test.each([
    ["everything", []],
    ["half of its nights", events(["2027-06-10", "2027-06-13"])],
  ])("frees %s only after three readings over half an hour that agree, takes new nights at once, and the host is told", async (_, left) => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-06-20", "2027-06-23"]));
    const all = [...nights("2027-06-10", "2027-06-13"), ...nights("2027-06-20", "2027-06-23")];
    publish(left);
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
      publish(events(["2027-08-01", `2027-08-0${1 + (reading % 3) + 1}`]));
      later(10);
      expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    }
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-20"), ...nights("2027-08-01", "2027-08-04")]);
  });

  test("keeps the nights of an event without a name that can't be read any more until it said so three times, and names it", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-11"], ["2027-06-20", "2027-06-30"]));
    site.answer(
      PAGE,
      writtenCalendar(events(["2027-06-10", "2027-06-11"], ["2027-06-20", "2027-06-30"]))
        .replace("20270610", "2027-nonsense")
        .replace("UID:2027-06-10", "X-UID:2027-06-10"),
    );
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    expect(await takenNights(world)).toEqual([...nights("2027-06-10", "2027-06-11"), ...nights("2027-06-20", "2027-06-30")]);
    for (let reading = 0; reading < 7; reading++) {
      later(5);
      await sync(world);
    }
    const calendar = await calendarOf(world);
    expect(calendar.skipped).toHaveLength(1);
    expect(await takenNights(world)).toEqual(nights("2027-06-20", "2027-06-30"));
  });

  test("shows a clash at once, also while it is doubted, and settles none", async () => {
    const world = await withCalendar(events(["2027-06-10", "2027-06-20"], ["2027-07-01", "2027-07-03"]));
    await book(services, guest, { listingId: world.listingId, checkIn: "2027-08-01", checkOut: "2027-08-05" });
    publish(events(["2027-08-02", "2027-08-04"]));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    expect(await listClashes(world.host)).toMatchObject([{ firstNight: "2027-08-02", endNight: "2027-08-04" }]);
    publish([]);
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "doubted" });
    expect(await listClashes(world.host)).toHaveLength(1);
  });
});
