import { describe, expect, test } from "vitest";
import type { CalendarReading } from "./calendar-reading.ts";
import { readCalendar } from "./read-calendar.server.ts";

const TODAY = "2026-11-18";

async function read(lines: string[]): Promise<Extract<CalendarReading, { ok: true }>> {
  const file = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
  const reading = await readCalendar(Buffer.from(file), { zone: "America/New_York", today: TODAY });
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}
const readEvent = (...lines: string[]) => read(["BEGIN:VEVENT", "UID:a", ...lines, "END:VEVENT"]);
const rangesOf = ({ stays }: { stays: { firstNight: string; endNight: string }[] }) =>
  stays.map(({ firstNight, endNight }) => `${firstNight}/${endNight}`);
const day = (start: string) => `DTSTART;VALUE=DATE:${start}`;

describe("what can't be read of an event that began before today is named and counts as unknown:", () => {
  test.each([
    ["a rule", [day("20251201"), "RRULE:FREQ=SOMETIMES"], "The event on Dec 1, 2025: It repeats in a way we can't read"],
    ["a rule of another calendar", [day("20251201"), "RRULE:RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13"], "in a way we can't read"],
    ["a rule of another calendar", [day("20250129"), "RRULE:RSCALE=CHINESE;FREQ=YEARLY"], "in a way we can't read"],
    ["a rule of several times a day", [day("20251201"), "RRULE:FREQ=HOURLY;INTERVAL=5"], "It repeats several times a day"],
    ["an end", [day("20261101"), "DTEND;VALUE=DATE:20261"], "The event on Nov 1, 2026: Its end date can't be read, so it holds one night."],
    ["an end before its start", [day("20261110"), "DTEND;VALUE=DATE:20261105"], "It ends before it starts"],
    ["a duration", [day("20261110"), "DURATION:30 days"], "Its duration can't be read"],
    ["some of its dates", [day("20261110"), "RDATE;VALUE=DATE:20261111,someday"], "Some of its dates can't be read"],
    ["an end without a start, if it repeats", ["DTEND;VALUE=DATE:20261105", "RRULE:FREQ=WEEKLY"], "Its start date is missing"],
    ["a last date", [day("20251201"), "RRULE:FREQ=YEARLY;UNTIL=next year"], "can't be read, so it repeats without an end."],
  ])("%s (%j)", async (_, lines, words) => {
    const { skipped, facts } = await readEvent(...lines);
    expect(skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([expect.stringContaining(words)]);
    expect(facts).toMatchObject({ skippedEvents: 1, unknownEvents: 1 });
  });
});

test("an event that is surely over is not named", async () => {
  expect((await readEvent("DTSTART:nonsense", "DTEND;VALUE=DATE:20261105")).skipped).toEqual([]);
  expect((await readEvent("DTSTART:nonsense", "DTEND;VALUE=DATE:20261118")).skipped).toEqual([]);
  expect((await readEvent("DTSTART:nonsense", "DTEND;VALUE=DATE:20261119")).skipped).toHaveLength(1);
});

test("a rule whose last date can't be read goes on, and one of whole days in hours is daily", async () => {
  expect(rangesOf(await readEvent(day("20261201"), "RRULE:FREQ=YEARLY;UNTIL=next year"))).toEqual([
    "2026-12-01/2026-12-02",
    "2027-12-01/2027-12-02",
  ]);
  const everyOther = await readEvent(day("20261201"), "RRULE:FREQ=HOURLY;INTERVAL=48;COUNT=3");
  expect(rangesOf(everyOther)).toEqual(["2026-12-01/2026-12-02", "2026-12-03/2026-12-04", "2026-12-05/2026-12-06"]);
  expect(everyOther.skipped).toEqual([]);
  const old = await readEvent("DTSTART:20250101T200000Z", "RRULE:FREQ=MINUTELY;INTERVAL=1440;UNTIL=20261119T200000Z");
  expect(rangesOf(old)).toEqual(["2026-11-18/2026-11-19", "2026-11-19/2026-11-20"]);
});

describe("busy times without events", () => {
  const busy = (...lines: string[]) =>
    read(["BEGIN:VFREEBUSY", "UID:f", "DTSTART:20261101T000000Z", "DTEND:20271101T000000Z", ...lines, "END:VFREEBUSY"]);

  test("hold their nights, but for those that are free", async () => {
    const reading = await busy(
      "FREEBUSY:20261201T200000Z/20261203T150000Z,20261210T200000Z/PT3H",
      "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261220T200000Z/P2D",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261224T200000Z/P1D",
      "FREEBUSY;FBTYPE=FREE:20270101T200000Z/P9D",
      "FREEBUSY:20261001T200000Z/P1D",
    );
    expect(rangesOf(reading)).toEqual(["2026-12-01/2026-12-03", "2026-12-10/2026-12-11", "2026-12-20/2026-12-22", "2026-12-24/2026-12-25"]);
    expect(reading.skipped).toEqual([]);
  });

  test("that can't be read are named, and the others hold", async () => {
    const some = await busy("FREEBUSY:20261201T200000Z/20261203T150000Z,someday");
    expect(rangesOf(some)).toEqual(["2026-12-01/2026-12-03"]);
    expect(some.facts).toMatchObject({ skippedEvents: 1, unknownEvents: 1 });
    expect((await busy("FREEBUSY:someday")).skipped).toEqual([{ what: "The busy times of the calendar", why: "They can't be read." }]);
    expect((await busy()).skipped).toEqual([]);
  });
});

describe("too much of an event", () => {
  const note = [{ what: "The event on Dec 1, 2026", why: "It lasts longer than two years, so it holds every night until its end." }];

  test.each(["DURATION:P999999999999999999W", "DTEND;VALUE=DATE:20991231"])(
    "%s holds as far as we read, is named, and is not unknown",
    async (end) => {
      const { stays, skipped, facts } = await readEvent(day("20261201"), end);
      expect(stays).toHaveLength(1);
      expect(skipped).toEqual(note);
      expect(facts.unknownEvents).toBe(0);
    },
  );

  test("more than 10,000 dates are named and cost nothing", async () => {
    const dates = Array.from({ length: 180_000 }, (_, at) => `2027${String((at % 12) + 1).padStart(2, "0")}15`).join(",");
    for (const list of ["EXDATE", "RDATE"]) {
      const { stays, skipped, facts } = await readEvent(day("20261201"), "RRULE:FREQ=DAILY;COUNT=3", `${list};VALUE=DATE:${dates}`);
      expect(stays).toHaveLength(3);
      expect(skipped).toEqual([{ what: "The event on Dec 1, 2026", why: "It lists too many dates, so that list doesn't count." }]);
      expect(facts.unknownEvents).toBe(1);
    }
    const hours = Array.from({ length: 24 }, (_, hour) => hour).join(",");
    const often = await readEvent("DTSTART:20261201T000000Z", `RRULE:FREQ=DAILY;BYHOUR=${hours}`);
    expect(often.skipped).toEqual([{ what: "The event on Nov 30, 2026", why: "It repeats too often, so only its first dates hold." }]);
  });

  test("200,000 parameters and a time zone of 20,000 rules are left unread", async () => {
    const parameters = Array.from({ length: 200_000 }, (_, at) => `;X-${at}=1`).join("");
    expect((await readEvent(`DTSTART${parameters}:20261201T120000Z`)).skipped).toHaveLength(1);
    const rule = [
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:-0800",
      "TZOFFSETTO:-0900",
      "RRULE:FREQ=DAILY",
      "END:STANDARD",
    ];
    const zone = ["BEGIN:VTIMEZONE", "TZID:Mine", ...Array.from({ length: 20_000 }, () => rule).flat(), "END:VTIMEZONE"];
    const reading = await read([...zone, "BEGIN:VEVENT", "DTSTART;TZID=Mine:20261201T233000", "END:VEVENT"]);
    expect(rangesOf(reading)).toEqual(["2026-12-01/2026-12-02"]);
  });
});
