import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { events, nights, openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../../tests/support/calendars.ts";
import type { FixtureSite } from "../../../../tests/support/fixture-site.ts";
import { newestEmail } from "../../../../tests/support/people.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";

const { services, site, withCalendar, calendarOf, takenNights, publish, sync, later } = await openCalendarWorld();

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
    const calendar = await calendarOf(world);
    expect(calendar).toMatchObject({ error: expect.stringMatching(error) as unknown, succeededAt: "2027-06-01T12:00:00.000Z", nights: 3 });
  });

  test("is left alone for as long as the site asks, and tried ever more rarely", async () => {
    const world = await withCalendar([]);
    const nextTry = async () => {
      const calendar = await calendarOf(world);
      return Math.round((Date.parse(calendar.nextTryAt ?? "") - services.clock.now().getTime()) / 60_000);
    };
    site.answer(PAGE, (_, response) => response.writeHead(429, { "retry-after": "1800" }).end());
    await sync(world);
    expect(await nextTry()).toBe(30);
    site.answer(PAGE, (_, response) => response.writeHead(500).end());
    for (let failure = 0; failure < 6; failure++) await sync(world);
    expect(await nextTry()).toBeGreaterThan(53);
  });

  test("is told to the host once after two hours, again when it is back, and once when it fails anew", async () => {
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
    publish(events(["2027-06-10", "2027-06-13"]));
    later(60);
    await sync(world);
    later(5);
    await sync(world);
    expect(await subjects()).toEqual(["We can't read your Airbnb calendar (A house)", "Your Airbnb calendar is back (A house)"]);
    site.answer(PAGE, (_, response) => response.writeHead(500).end());
    for (const minutes of [119, 2, 60]) {
      later(minutes);
      await sync(world);
    }
    expect((await subjects()).slice(2)).toEqual(["We can't read your Airbnb calendar (A house)"]);
  });
});
