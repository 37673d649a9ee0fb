import { describe, expect, test } from "vitest";
import { readCalendar } from "./read-calendar.server.ts";

const NEW_YORK = "America/New_York";
const MARK = "00c0ffee00c0ffee";

/** What is read of one event at a boat that sells hours, in UTC: "03-05 14:00 to 03-05 18:00", or its days. */
async function read(events: string[][], zone = NEW_YORK, today = "2027-01-01") {
  const lines = ["BEGIN:VCALENDAR", ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]), "END:VCALENDAR", ""];
  const reading = await readCalendar(Buffer.from(lines.join("\r\n")), { zone, today, mode: { keepsTimes: true, ownMark: MARK } });
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}
const short = (moment: string) => moment.slice(5, 16).replace("T", " ");
async function timesOf(lines: string[], zone?: string): Promise<string[]> {
  const { stays } = await read([lines], zone);
  return stays.map(({ firstNight, endNight, time }) =>
    time ? `${short(time.beginsAt)} to ${short(time.endsAt)}` : `${firstNight.slice(5)}/${endNight.slice(5)}`,
  );
}

describe("at a boat that sells hours", () => {
  test.each([
    ["a timed event keeps its times", ["DTSTART:20270305T090000", "DTEND:20270305T130000"], "03-05 14:00 to 03-05 18:00"],
    ["one in UTC, too", ["DTSTART:20270305T090000Z", "DTEND:20270305T130000Z"], "03-05 09:00 to 03-05 13:00"],
    [
      "one in another zone",
      ["DTSTART;TZID=Europe/Zagreb:20270305T090000", "DTEND;TZID=Europe/Zagreb:20270305T130000"],
      "03-05 08:00 to 03-05 12:00",
    ],
    ["from one zone to another", ["DTSTART;TZID=Europe/Zagreb:20270305T090000", "DTEND:20270305T130000Z"], "03-05 08:00 to 03-05 13:00"],
    ["one that spans nights", ["DTSTART:20270305T170000", "DTEND:20270308T090000"], "03-05 22:00 to 03-08 14:00"],
    ["minutes and seconds", ["DTSTART:20270305T115959", "DTEND:20270305T130100"], "03-05 16:59 to 03-05 18:01"],
    ["a duration", ["DTSTART:20270305T090000", "DURATION:PT4H30M"], "03-05 14:00 to 03-05 18:30"],
    ["an all-day event stays days", ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270307"], "03-05/03-07"],
  ])("%s", async (_, lines, expected) => {
    expect(await timesOf(lines)).toEqual([expected]);
  });

  test("busy times are times", async () => {
    const lines = [
      "BEGIN:VCALENDAR",
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20270305T140000Z/20270305T160000Z,20270306T140000Z/PT1H",
      "END:VFREEBUSY",
      "END:VCALENDAR",
    ];
    const reading = await readCalendar(Buffer.from(lines.join("\r\n")), {
      zone: NEW_YORK,
      today: "2027-01-01",
      mode: { keepsTimes: true, ownMark: null },
    });
    expect(reading.ok && reading.stays.map(({ time }) => time && short(time.endsAt))).toEqual(["03-05 16:00", "03-06 15:00"]);
  });

  test("an event that began yesterday holds until it ends, and one that has ended doesn't", async () => {
    const { stays } = await read([["DTSTART:20270304T220000", "DTEND:20270305T020000"]], NEW_YORK, "2027-03-05");
    expect(stays).toMatchObject([{ time: { beginsAt: "2027-03-05T03:00:00.000Z" } }]);
    expect((await read([["DTSTART:20270304T200000", "DTEND:20270304T235900"]], NEW_YORK, "2027-03-05")).stays).toEqual([]);
  });

  test("what carries our mark is ours", async () => {
    const at = ["DTSTART:20270305T090000", "DTEND:20270305T130000"];
    const { stays } = await read([
      [`UID:imported-4f1-${MARK.toUpperCase()}@other.example`, ...at],
      ["UID:other", ...at],
    ]);
    expect(stays.map(({ isOurs }) => isOurs)).toEqual([true, undefined]);
  });
});

describe("what can't be right", () => {
  const START = "DTSTART:20270305T090000";
  const A_DAY = "03-05 14:00 to 03-06 14:00";
  test.each([
    ["without an end", [START], "It has no end, so it holds 24 hours."],
    ["with its end before its start", [START, "DTEND:20270305T080000"], "It ends before it starts, so it holds 24 hours."],
    ["with an end that can't be read", [START, "DTEND:later"], "Its end date can't be read, so it holds 24 hours."],
    ["with a duration that can't be read", [START, "DURATION:long"], "Its duration can't be read, so it holds 24 hours."],
  ])("an event %s holds a day, which is said", async (_, lines, why) => {
    expect(await timesOf(lines)).toEqual([A_DAY]);
    expect((await read([lines])).skipped).toEqual([{ what: "The event on Mar 5, 2027", why }]);
  });

  test("an event that ends where it starts holds a day", async () => {
    expect(await timesOf([START, "DTEND:20270305T090000"])).toEqual([A_DAY]);
    expect(await timesOf([START, "DURATION:PT0S"])).toEqual([A_DAY]);
  });

  test("an event in an unknown zone is read by the clocks of the marina, which is said", async () => {
    const lines = ["DTSTART;TZID=Atlantis/Harbor:20270305T090000", "DTEND;TZID=Atlantis/Harbor:20270305T130000"];
    expect(await timesOf(lines)).toEqual(["03-05 14:00 to 03-05 18:00"]);
    expect((await read([lines])).skipped).toEqual([
      { what: "The event on Mar 5, 2027", why: "Its time zone is unknown, so it is read by the clocks of the marina." },
    ]);
  });

  test("10,000 repetitions end where we stop reading, each at its minute", async () => {
    const { stays } = await read([[START, "DTEND:20270305T100000", "RRULE:FREQ=DAILY;COUNT=10000"]]);
    expect(stays).toHaveLength(668);
    expect(stays.at(-1)?.time?.endsAt).toBe("2028-12-31T15:00:00.000Z");
    const hourly = await read([[START, "DTEND:20270305T093000", "RRULE:FREQ=HOURLY;COUNT=10000"]]);
    expect([hourly.stays.length, hourly.skipped.length]).toEqual([1, 1]);
  });

  test("more events with times than can be kept hold whole days, which is said", async () => {
    const hours = Array.from({ length: 2_100 }, (_, number) =>
      new Date(Date.parse("2027-03-01T06:00:00Z") + number * 3600_000).toISOString(),
    );
    const { stays, skipped } = await read(hours.map((hour) => [`DTSTART:${hour.replace(/[-:]|\.000/g, "")}`, "DURATION:PT30M"]));
    expect(stays.filter(({ time }) => time)).toEqual([]);
    expect(stays).toHaveLength(88);
    expect(skipped).toEqual([{ what: "This calendar", why: "It has more than 2,000 events with times, so they hold whole days." }]);
  });

  test.each([
    ["a year that is no year", ["DTSTART:20270305T090000", "DTEND:99991231T090000"]],
    ["an endless duration", ["DTSTART:20270305T090000", "DURATION:P999999999999999999W"]],
    ["a start in the last year", ["DTSTART:99991231T230000", "DURATION:P900D", "RRULE:FREQ=DAILY"]],
    ["a length that repeats beyond all years", ["DTSTART:20270305T090000", "DTEND:99991231T090000", "RRULE:FREQ=DAILY;COUNT=3"]],
  ])("%s spoils no reading", async (_, lines) => {
    const { stays } = await read([lines, ["DTSTART:20270401T090000", "DTEND:20270401T100000"]]);
    expect(stays.map(({ time }) => time && short(time.endsAt))).toContain("04-01 14:00");
    expect(stays.every(({ time }) => time && time.endsAt <= "2029-01-01T05:00:00.000Z")).toBe(true);
  });
});

/** New York: March 14 from 2 to 3 AM, and November 7 from 2 back to 1 AM. */
describe("where the clocks change", () => {
  test.each([
    ["before the hour that is skipped", ["DTSTART:20270314T010000", "DTEND:20270314T015900"], "03-14 06:00 to 03-14 06:59"],
    ["over the hour that is skipped", ["DTSTART:20270314T010000", "DTEND:20270314T030000"], "03-14 06:00 to 03-14 07:00"],
    ["from the hour that is skipped", ["DTSTART:20270314T023000", "DTEND:20270314T040000"], "03-14 07:30 to 03-14 08:00"],
    ["into the hour that is skipped", ["DTSTART:20270314T010000", "DTEND:20270314T023000"], "03-14 06:00 to 03-14 07:30"],
    [
      "from and into the hour that comes twice: both of them",
      ["DTSTART:20271107T013000", "DTEND:20271107T014500"],
      "11-07 05:30 to 11-07 06:45",
    ],
    ["over both", ["DTSTART:20271107T003000", "DTEND:20271107T023000"], "11-07 04:30 to 11-07 07:30"],
    ["in UTC, where no hour comes twice", ["DTSTART:20271107T055000Z", "DTEND:20271107T061000Z"], "11-07 05:50 to 11-07 06:10"],
    ["four hours by the stopwatch", ["DTSTART:20270314T000000", "DURATION:PT4H"], "03-14 05:00 to 03-14 09:00"],
    ["a day by the clock", ["DTSTART:20270313T120000", "DURATION:P1D"], "03-13 17:00 to 03-14 16:00"],
  ])("%s", async (_, lines, expected) => {
    expect(await timesOf(lines)).toEqual([expected]);
    expect((await read([lines])).skipped).toEqual([]);
  });

  test("weekly events keep their times of day", async () => {
    const lines = [
      "DTSTART;TZID=America/New_York:20270307T080000",
      "DTEND;TZID=America/New_York:20270307T120000",
      "RRULE:FREQ=WEEKLY;COUNT=3",
    ];
    expect(await timesOf(lines, "Europe/Zagreb")).toEqual([
      "03-07 13:00 to 03-07 17:00",
      "03-14 12:00 to 03-14 16:00",
      "03-21 12:00 to 03-21 16:00",
    ]);
  });

  test("a night that repeats is never shorter than its clock or its length says", async () => {
    const nightly = (start: string, end: string) => timesOf([`DTSTART:${start}T220000`, `DTEND:${end}T060000`, "RRULE:FREQ=DAILY;COUNT=2"]);
    expect(await nightly("20270312", "20270313")).toEqual(["03-13 03:00 to 03-13 11:00", "03-14 03:00 to 03-14 11:00"]);
    expect(await nightly("20271105", "20271106")).toEqual(["11-06 02:00 to 11-06 10:00", "11-07 02:00 to 11-07 11:00"]);
  });

  test("a change of one date and of all after it moves their times", async () => {
    const weekly = [
      "UID:w",
      "DTSTART;TZID=America/New_York:20270301T080000",
      "DTEND;TZID=America/New_York:20270301T100000",
      "RRULE:FREQ=WEEKLY;COUNT=4",
    ];
    const one = [
      "UID:w",
      "RECURRENCE-ID;TZID=America/New_York:20270308T080000",
      "DTSTART;TZID=America/New_York:20270308T100000",
      "DTEND;TZID=America/New_York:20270308T110000",
    ];
    const after = [
      "UID:w",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270315T080000",
      "DTSTART;TZID=America/New_York:20270315T090000",
      "DTEND;TZID=America/New_York:20270315T110000",
    ];
    const { stays } = await read([weekly, one, after]);
    expect(stays.map(({ time }) => time && `${short(time.beginsAt)} to ${short(time.endsAt)}`)).toEqual([
      "03-01 13:00 to 03-01 15:00",
      "03-08 15:00 to 03-08 16:00",
      "03-15 13:00 to 03-15 15:00",
      "03-22 13:00 to 03-22 15:00",
    ]);
  });
});
