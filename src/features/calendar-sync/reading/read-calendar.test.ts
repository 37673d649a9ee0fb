import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../availability/index.ts";
import type { CalendarReading } from "./calendar-reading.ts";
import { readCalendar } from "./read-calendar.server.ts";
import { isRollingBlock, nightChanges, nightSet, type ReadStays } from "./stays.rules.ts";

const TODAY = "2027-01-01";
const read = (file: string | Uint8Array, zone = "America/New_York", today = TODAY): Promise<CalendarReading> =>
  readCalendar(typeof file === "string" ? Buffer.from(file) : file, { zone, today });

const calendar = (...events: string[][]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...events.flatMap(event), "END:VCALENDAR", ""].join("\r\n");
const event = (lines: string[]): string[] => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

async function nights(file: string | Uint8Array, zone?: string, today?: string): Promise<string[]> {
  const reading = await read(file, zone, today);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.stays.map(({ firstNight, endNight }) => `${firstNight}/${endNight}`);
}
const nightsOf = (lines: string[], zone?: string) => nights(calendar(lines), zone);

describe("an event's nights", () => {
  test.each([
    ["an all-day event without the day of its end", ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270308"], "2027-03-05/2027-03-08"],
    ["an all-day event without an end", ["DTSTART;VALUE=DATE:20270305"], "2027-03-05/2027-03-06"],
    ["an all-day event that ends where it starts", ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270305"], "2027-03-05/2027-03-06"],
    ["an all-day event with a duration", ["DTSTART;VALUE=DATE:20270305", "DURATION:P3D"], "2027-03-05/2027-03-08"],
    ["days without VALUE=DATE", ["DTSTART:20270305", "DTEND:20270308"], "2027-03-05/2027-03-08"],
    ["days with dashes", ["DTSTART:2027-03-05", "DTEND:2027-03-08"], "2027-03-05/2027-03-08"],
    ["days that call themselves times", ["DTSTART;VALUE=DATE-TIME:20270305", "DTEND:20270308T000000"], "2027-03-05/2027-03-08"],
    ["3 PM to 11 AM", ["DTSTART:20270305T150000", "DTEND:20270308T110000"], "2027-03-05/2027-03-08"],
    ["times without seconds", ["DTSTART:20270305T1500", "DTEND:2027-03-08T11:00"], "2027-03-05/2027-03-08"],
    ["a few hours of one day", ["DTSTART:20270305T090000", "DTEND:20270305T120000"], "2027-03-05/2027-03-06"],
    ["a time without an end", ["DTSTART:20270305T150000"], "2027-03-05/2027-03-06"],
    ["a time with a duration", ["DTSTART:20270305T150000", "DURATION:P2DT20H"], "2027-03-05/2027-03-08"],
    ["from midnight to the last minute of a day", ["DTSTART:20270305T000000", "DTEND:20270306T235959"], "2027-03-05/2027-03-07"],
    ["over the change to summer time", ["DTSTART:20270313T150000", "DTEND:20270315T110000"], "2027-03-13/2027-03-15"],
    [
      "duplicated lines",
      ["DTSTART;VALUE=DATE:20270305", "DTSTART;VALUE=DATE:20270405", "DTEND;VALUE=DATE:20270306"],
      "2027-03-05/2027-03-06",
    ],
    ["names in lower case", ["dtstart;value=date:20270305", "dtend;value=date:20270308"], "2027-03-05/2027-03-08"],
  ])("%s", async (_, lines, expected) => {
    expect(await nightsOf(lines)).toEqual([expected]);
  });

  test("leave out what is past and what is more than two years ahead", async () => {
    const far = ["DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20991231"];
    expect(await nightsOf(far)).toEqual(["2027-01-01/2029-01-01"]);
    expect(await nights(calendar(["DTSTART;VALUE=DATE:20261228", "DTEND;VALUE=DATE:20270101"], ["DTSTART;VALUE=DATE:20290101"]))).toEqual(
      [],
    );
  });

  test("are free when it is cancelled, and held when it is transparent or tentative", async () => {
    const days = ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270308"];
    expect(await nightsOf([...days, "STATUS:CANCELLED"])).toEqual([]);
    expect(await nightsOf([...days, "TRANSP:TRANSPARENT"])).toHaveLength(1);
    expect(await nightsOf([...days, "STATUS:TENTATIVE"])).toHaveLength(1);
  });

  test("are what stands in the event itself, not in its alarm", async () => {
    expect(await nightsOf(["BEGIN:VALARM", "DURATION:P9D", "END:VALARM", "DTSTART;VALUE=DATE:20270305"])).toEqual([
      "2027-03-05/2027-03-06",
    ]);
  });
});

describe("time zones", () => {
  const stay = (zone: string, from = "20270305T233000", to = "20270307T110000") => [
    `DTSTART${zone ? `;TZID=${zone}` : ""}:${from}`,
    `DTEND${zone ? `;TZID=${zone}` : ""}:${to}`,
  ];

  test.each([
    ["America/Los_Angeles", "2027-03-06/2027-03-07"],
    ["Pacific Standard Time", "2027-03-06/2027-03-07"],
    ['"America/Los_Angeles"', "2027-03-06/2027-03-07"],
    ["/mozilla.org/20070129_1/America/Los_Angeles", "2027-03-06/2027-03-07"],
    ["Europe/Berlin", "2027-03-05/2027-03-07"],
    ["Somewhere/Unknown", "2027-03-05/2027-03-07"],
    ["", "2027-03-05/2027-03-07"],
  ])("%s", async (zone, expected) => {
    expect(await nightsOf(stay(zone))).toEqual([expected]);
  });

  test("UTC, on both sides of the date line", async () => {
    const file = calendar(["DTSTART:20270305T110000Z", "DTEND:20270307T110000Z"]);
    expect(await nights(file, "Pacific/Kiritimati")).toEqual(["2027-03-06/2027-03-08"]);
    expect(await nights(file, "Pacific/Pago_Pago")).toEqual(["2027-03-05/2027-03-07"]);
  });

  test("the file's own definition, which stays with that file", async () => {
    const definition = [
      "BEGIN:VTIMEZONE",
      "TZID:My Zone",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:-0800",
      "TZOFFSETTO:-0800",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n");
    const plain = calendar(stay("My Zone"));
    expect(await nights(plain.replace("BEGIN:VEVENT", `${definition}\r\nBEGIN:VEVENT`))).toEqual(["2027-03-06/2027-03-07"]);
    expect(await nights(plain)).toEqual(["2027-03-05/2027-03-07"]);
    const broken = definition.replace("TZOFFSETTO:-0800", "TZOFFSETTO:x");
    expect(await nights(plain.replace("BEGIN:VEVENT", `${broken}\r\nBEGIN:VEVENT`))).toEqual(["2027-03-05/2027-03-07"]);
  });

  test("the same nights whatever the server's zone", async () => {
    const file = calendar(
      stay("America/Los_Angeles"),
      stay("", "20270401T000000", "20270403T000000"),
      ["DTSTART:20270505T110000Z", "DTEND:20270507T110000Z", "RRULE:FREQ=WEEKLY;COUNT=30"],
      ["DTSTART;VALUE=DATE:20270601", "DTEND;VALUE=DATE:20270603", "RRULE:FREQ=MONTHLY;UNTIL=20280101"],
    );
    const script = `
      import { readCalendar } from ${JSON.stringify(new URL("read-calendar.server.ts", import.meta.url).href)};
      const reading = await readCalendar(Buffer.from(process.argv[1], "base64"), { zone: "Pacific/Kiritimati", today: "${TODAY}" });
      console.log(JSON.stringify({ reading, offset: new Date(1e12).getTimezoneOffset() }));`;
    const run = async (TZ: string) => {
      const args = ["--input-type=module", "-e", script, Buffer.from(file).toString("base64")];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { TZ } });
      return JSON.parse(stdout) as { reading: CalendarReading; offset: number };
    };
    const [west, here, east] = [await run("America/Los_Angeles"), await run("UTC"), await run("Pacific/Kiritimati")];
    expect(new Set([west.offset, here.offset, east.offset]).size).toBe(3);
    expect(west.reading).toEqual(here.reading);
    expect(east.reading).toEqual(here.reading);
    expect(here.reading).toEqual(await read(file, "Pacific/Kiritimati"));
  });
});

describe("repeated events", () => {
  const DAYS = ["DTSTART;VALUE=DATE:20270104", "DTEND;VALUE=DATE:20270106", "UID:a"];
  const firsts = async (...events: string[][]) => (await nights(calendar(...events))).map((range) => range.slice(5, 10));

  test.each([
    ["RRULE:FREQ=DAILY;INTERVAL=10;COUNT=3", ["01-04", "01-14", "01-24"]],
    ["RRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270115", ["01-04", "01-08", "01-11", "01-15"]],
    ["RRULE:FREQ=MONTHLY;BYMONTHDAY=4;COUNT=3", ["01-04", "02-04", "03-04"]],
    ["RRULE:FREQ=YEARLY", ["01-04", "01-04"]],
    ["RDATE;VALUE=DATE:20270201,20270301", ["01-04", "02-01", "03-01"]],
    ["RDATE:20270201", ["01-04", "02-01"]],
  ])("%s", async (rule, expected) => {
    expect(await firsts([...DAYS, rule])).toEqual(expected);
  });

  test("go on from long ago without a count, in step", async () => {
    const old = ["DTSTART;VALUE=DATE:16010101", "RRULE:FREQ=DAILY;INTERVAL=7;UNTIL=20270120"];
    expect(await firsts(old)).toEqual(["01-04", "01-11", "01-18"]);
    const weekly = ["DTSTART;VALUE=DATE:19990104", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;UNTIL=20270120"];
    expect(await firsts(weekly)).toEqual(["01-11", "01-12"]);
  });

  test("leave out what they exclude, whichever way it is written", async () => {
    const daily = [...DAYS, "RRULE:FREQ=DAILY;INTERVAL=10;COUNT=3"];
    expect(await firsts([...daily, "EXDATE;VALUE=DATE:20270114"])).toEqual(["01-04", "01-24"]);
    expect(await firsts([...daily, "EXDATE:20270114T000000Z,20270124T000000Z"])).toEqual(["01-04"]);
    const timed = ["DTSTART;TZID=America/New_York:20270104T200000", "RRULE:FREQ=DAILY;COUNT=4", "EXDATE:20270106T010000Z"];
    expect(await firsts([...timed, "EXDATE;VALUE=DATE:20270107"])).toEqual(["01-04", "01-06"]);
  });

  test("include the last time when the rule ends at that moment in UTC, or on that day", async () => {
    const timed = ["DTSTART;TZID=America/New_York:20270104T200000"];
    expect(await firsts([...timed, "RRULE:FREQ=DAILY;UNTIL=20270106T010000Z"])).toEqual(["01-04", "01-05"]);
    expect(await firsts([...timed, "RRULE:FREQ=DAILY;UNTIL=20270106"])).toEqual(["01-04", "01-05", "01-06"]);
  });

  test("keep their nights over the change of the clocks", async () => {
    const nightly = [
      "DTSTART;TZID=America/New_York:20271106T000000",
      "DTEND;TZID=America/New_York:20271108T000000",
      "RRULE:FREQ=DAILY;COUNT=2",
    ];
    expect(await nights(calendar(nightly))).toEqual(["2027-11-06/2027-11-08", "2027-11-07/2027-11-09"]);
  });

  test("follow what replaces one of them, or one and all that follow", async () => {
    const weekly = [...DAYS, "RRULE:FREQ=WEEKLY;COUNT=4"];
    const moved = (id: string, day: string, ...more: string[]) => ["UID:a", `RECURRENCE-ID;${id}`, `DTSTART;VALUE=DATE:${day}`, ...more];
    expect(await firsts(weekly, moved("VALUE=DATE:20270111", "20270113"))).toEqual(["01-04", "01-13", "01-18", "01-25"]);
    expect(await firsts(weekly, moved("VALUE=DATE:20270111", "20270111", "STATUS:CANCELLED"))).toEqual(["01-04", "01-18", "01-25"]);
    expect(await firsts(weekly, moved("RANGE=THISANDFUTURE;VALUE=DATE:20270111", "20270112"))).toEqual([
      "01-04",
      "01-12",
      "01-19",
      "01-26",
    ]);
    expect(await firsts(moved("VALUE=DATE:20270111", "20270113"))).toEqual(["01-13"]);
  });

  test("hold their first date only, and say so, when they repeat several times a day or unreadably", async () => {
    for (const rule of ["FREQ=SECONDLY", "FREQ=MINUTELY;COUNT=9", "FREQ=HOURLY", "FREQ=SOMETIMES", "FREQ=MONTHLY;BYYEARDAY=3"]) {
      const reading = await read(calendar([...DAYS, `RRULE:${rule}`]));
      expect(reading).toMatchObject({
        stays: [{ firstNight: "2027-01-04", endNight: "2027-01-06" }],
        skipped: [
          { what: "The event on Jan 4, 2027", why: expect.stringMatching(/^It repeats .* only its first date holds\.$/) as string },
        ],
      });
    }
  });
});

describe("the file", () => {
  const days = ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270308"];
  const whole = ["2027-03-05/2027-03-08"];

  test("may have any line ends and a byte order mark", async () => {
    for (const lineEnd of ["\r\n", "\n", "\r", "\r\r\n", "\r\n\r\n"])
      expect(await nights(`\uFEFF${calendar(days).replaceAll("\r\n", lineEnd)}`)).toEqual(whole);
  });

  test("may be folded anywhere, also inside a character", async () => {
    const bytes = Buffer.from(calendar(["SUMMARY:Zoë 👩‍👧", ...days]).replaceAll("\r\n", "\n"));
    const folded = Buffer.concat([...bytes].map((byte) => Buffer.from(byte === 10 ? [10] : [byte, 13, 10, 32])));
    expect(await nights(folded)).toEqual(whole);
  });

  test("may be in Latin-1", async () => {
    expect(await nights(Buffer.from(calendar(["SUMMARY:Zoë à Genève", ...days]), "latin1"))).toEqual(whole);
  });

  test("may hold several calendars and PRODIDs, and garbage after them", async () => {
    const other = calendar(["DTSTART;VALUE=DATE:20270401"]).replace("VERSION", "PRODID:-//Second//EN\r\nVERSION");
    expect(await nights(`${calendar(days)}\uFEFF${other}<!-- served in 3 ms -->\r\n`)).toEqual([...whole, "2027-04-01/2027-04-02"]);
  });

  test("may lack ends, and says whether it lacks the last", async () => {
    const file = calendar(days, ["DTSTART;VALUE=DATE:20270401"]);
    expect(await nights(file.replace("END:VEVENT\r\n", ""))).toEqual([...whole, "2027-04-01/2027-04-02"]);
    expect(await read(file)).toMatchObject({ facts: { isComplete: true, events: 2 } });
    expect(await read(file.slice(0, -20))).toMatchObject({ ok: true, stays: { length: 2 }, facts: { isComplete: false } });
  });

  test("may have no events", async () => {
    expect(await read(calendar())).toEqual({
      ok: true,
      stays: [],
      skipped: [],
      nightsByEvent: {},
      facts: { events: 0, cancelled: 0, skippedEvents: 0, unknownEvents: 0, isComplete: true },
    });
  });

  test.each(["", "  \r\n", "<!doctype html><title>Sign in</title>", `<html>\n${calendar(days)}`, '{"error":"gone"}', "VERSION:2.0"])(
    "is no calendar: %j",
    async (text) => {
      expect(await read(text)).toEqual({ ok: false, reason: "not_a_calendar" });
    },
  );

  test("names an event that can't be read, without what it says, and reads the others", async () => {
    const secret = ["SUMMARY:Ann Example", "DESCRIPTION:Phone 555 0100", "UID:ann@example.com"];
    const reading = await read(
      calendar(
        [...secret, "DTSTART:someday", "DTEND;VALUE=DATE:20270303"],
        [...secret],
        [...secret, "DTSTART;VALUE=DATE:20270230"],
        [...secret, "DTSTART;VALUE=DATE:20270310", "DTEND;VALUE=DATE:2027"],
        [...secret, "DTSTART;VALUE=DATE:20270315", "DTEND;VALUE=DATE:20270310"],
        [...secret, "DTSTART;VALUE=DATE:20260315", "DTEND;VALUE=DATE:20260310"],
        [...secret, "STATUS:CANCELLED"],
        days,
      ),
    );
    expect(reading).toMatchObject({
      stays: [
        { firstNight: "2027-03-05", endNight: "2027-03-08" },
        { firstNight: "2027-03-10", endNight: "2027-03-11" },
        { firstNight: "2027-03-15", endNight: "2027-03-16" },
      ],
      skipped: [
        { what: "An event that ends on Mar 3, 2027", why: "Its start date is missing or can't be read." },
        { what: "Event 2 of the calendar", why: "Its start date is missing or can't be read." },
        { what: "Event 3 of the calendar", why: "Its start date is missing or can't be read." },
        { what: "The event on Mar 10, 2027", why: "Its end date can't be read, so it holds one night." },
        { what: "The event on Mar 15, 2027", why: "It ends before it starts, so it holds one night." },
        { what: "The event on Mar 15, 2026", why: "It ends before it starts, so it holds one night." },
      ],
      facts: { events: 8, cancelled: 1, skippedEvents: 6 },
    });
    expect(JSON.stringify(reading)).not.toMatch(/ann|555/i);
  });

  test("tells stays and closed days apart, and the same nights once", async () => {
    const airbnb = (summary: string, day: string) => [`SUMMARY:${summary}`, `DTSTART;VALUE=DATE:${day}`, `UID:${day}@airbnb.com`];
    expect(
      await read(calendar(airbnb("Reserved", "20270305"), airbnb("Airbnb (Not available)", "20270306"), airbnb("Reserved", "20270305"))),
    ).toMatchObject({
      stays: [
        { firstNight: "2027-03-05", kind: "stay" },
        { firstNight: "2027-03-06", kind: "unavailable" },
      ],
    });
  });
});

test("version after version, the nights are exactly those of the last, and a block that rolls is told from others", async () => {
  const closed = (uid: string, from: string, until: string) => [
    `UID:${uid}@booking.com`,
    "SUMMARY:CLOSED - Not available",
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
  ];
  const fixed = closed("f", "20280101", "20280601");
  const versions = [
    {
      today: "2027-01-01",
      events: [closed("a", "20270110", "20270112"), closed("b", "20270120", "20270125"), fixed, closed("z", "20270301", "20270601")],
    },
    {
      today: "2027-01-02",
      events: [closed("a", "20270111", "20270114"), closed("c", "20270120", "20270125"), fixed, closed("z", "20270301", "20270602")],
    },
    { today: "2027-01-05", events: [closed("c", "20270122", "20270125"), fixed, closed("y", "20270301", "20270605")] },
  ];
  const held = new Set<string>();
  const rolling: string[] = [];
  let previous: ReadStays | null = null;
  for (const { today, events } of versions) {
    const reading = await read(calendar(...events), "Europe/Rome", today);
    const stays = reading.ok ? reading.stays : [];
    const { added, removed } = nightChanges(held, nightSet(stays));
    for (const night of removed) held.delete(night);
    for (const night of added) held.add(night);
    const current = { today, until: "2029-01-01" };
    for (const stay of stays) if (previous && isRollingBlock(stay, previous, current)) rolling.push(stay.endNight);
    previous = { today, stays };
  }
  const last = [
    { firstNight: "2027-01-22", endNight: "2027-01-25" },
    { firstNight: "2027-03-01", endNight: "2027-06-05" },
    { firstNight: "2028-01-01", endNight: "2028-06-01" },
  ];
  expect(held).toEqual(nightSet(last));
  expect(rolling).toEqual(["2027-06-02", "2027-06-05"]);
});

describe("limits", () => {
  const day = ["DTSTART;VALUE=DATE:20270305"];

  test("a calendar of costly rules fails alone", async () => {
    const rule = ["DTSTART;VALUE=DATE:16010101", "RRULE:FREQ=DAILY;BYMONTHDAY=13;BYDAY=FR;COUNT=1000000"];
    const costly = calendar(...Array.from({ length: 2_000 }, () => rule));
    const others = Array.from({ length: 6 }, () => read(calendar(day)));
    const [failed, ...fine] = await Promise.all([read(costly), ...others]);
    expect(failed).toEqual({ ok: false, reason: "took_too_long" });
    for (const reading of fine) expect(reading).toMatchObject({ ok: true, stays: { length: 1 } });
    expect(await nights(calendar(day))).toEqual(["2027-03-05/2027-03-06"]);
  });

  test("too many events, or events that repeat too often", async () => {
    expect(await read(calendar(...Array.from({ length: 100_000 }, () => day)))).toEqual({ ok: false, reason: "too_many_events" });
    const dates = Array.from({ length: 700 }, (_, days) => addDays(TODAY, days).replaceAll("-", "")).join(",");
    const often = Array.from({ length: 30 }, () => [...day, `RDATE;VALUE=DATE:${dates}`]);
    expect(await read(calendar(...often))).toEqual({ ok: false, reason: "too_many_events" });
  });

  test("too many bytes; just as many as allowed are read within the thread's memory", async () => {
    const padded = (bytes: number) => calendar(day).padEnd(bytes, "X-NOTE:é👩 more and more of it\r\n").slice(0, bytes);
    expect(await read(Buffer.alloc(10 * 1024 * 1024 + 1, 32))).toEqual({ ok: false, reason: "too_large" });
    expect(await nights(Buffer.from(padded(10 * 1024 * 1024)).subarray(0, 10 * 1024 * 1024))).toEqual(["2027-03-05/2027-03-06"]);
  });
});

test("whatever is in a file, it is read or refused, and its nights are in order and within two years", async () => {
  const base = calendar(
    [
      "DTSTART;TZID=Europe/Berlin:20270305T150000",
      "DTEND:20270307T110000Z",
      "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=5",
      "UID:a",
      "EXDATE:20270308T150000",
    ],
    ["UID:a", "RECURRENCE-ID:20270315T150000Z", "DTSTART:20270316T150000", "DURATION:PT20H"],
    ["DTSTART;VALUE=DATE:20270401", "RDATE;VALUE=PERIOD:20270501T150000Z/PT5H,20270601T150000Z/20270603T150000Z"],
  );
  const mutation = fc.array(fc.tuple(fc.nat(base.length), fc.nat(6), fc.string({ unit: "binary-ascii", maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  });
  const property = fc.asyncProperty(mutation, async (changes) => {
    const file = changes.reduce((text, [at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone), base);
    const reading = await read(file);
    if (!reading.ok) return;
    for (const { firstNight, endNight } of reading.stays) {
      expect(firstNight >= TODAY && firstNight < endNight && endNight <= "2029-01-01").toBe(true);
    }
  });
  await fc.assert(property, { seed: 13, numRuns: 500 });
});
