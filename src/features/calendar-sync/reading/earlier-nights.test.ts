import { describe, expect, test } from "vitest";
import type { CalendarReading, EventNights } from "./calendar-reading.ts";
import { readCalendar } from "./read-calendar.server.ts";

const WEEKLY = ["UID:weekly", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270302", "RRULE:FREQ=WEEKLY;COUNT=4"];
const changed = (...lines: string[]) => ["UID:weekly", ...lines];

async function read(events: string[][], nights: EventNights = {}, today = "2027-01-01") {
  const lines = ["BEGIN:VCALENDAR", ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]), "END:VCALENDAR", ""];
  const reading = await readCalendar(Buffer.from(lines.join("\r\n")), {
    zone: "UTC",
    today,
    earlier: { hashKey: "a key", nights, at: "2027-01-01T12:00:00.000Z" },
  });
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}
const rangesOf = ({ stays }: Extract<CalendarReading, { ok: true }>) =>
  stays.map(({ firstNight, endNight }) => `${firstNight.slice(5)}/${endNight.slice(5)}`);

/** Reads the good version, then the bad one with what the good one left. */
async function readAfter(good: string[][], bad: string[][], today?: string) {
  const { nightsByEvent } = await read(good);
  return read(bad, nightsByEvent, today);
}

describe("what an earlier reading knew", () => {
  test("holds for a changed date that can't be read, and the date that it stands for stays free", async () => {
    const reading = await readAfter(
      [WEEKLY, changed("RECURRENCE-ID;VALUE=DATE:20270308", "DTSTART;VALUE=DATE:20270310")],
      [WEEKLY, changed("RECURRENCE-ID;VALUE=DATE:20270308", "DTSTART:nonsense")],
    );
    expect(rangesOf(reading)).toEqual(["03-01/03-02", "03-10/03-11", "03-15/03-16", "03-22/03-23"]);
    expect(reading.facts).toMatchObject({ skippedEvents: 1, unknownEvents: 0 });
  });

  test("holds for dates that were moved from one on, beside what can be read", async () => {
    const from = "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270315";
    const reading = await readAfter([WEEKLY, changed(from, "DTSTART;VALUE=DATE:20270316")], [WEEKLY, changed(from, "DTSTART:nonsense")]);
    expect(rangesOf(reading)).toEqual(["03-01/03-02", "03-08/03-09", "03-15/03-16", "03-16/03-17", "03-22/03-23", "03-23/03-24"]);
  });

  test.each([
    ["a rule", WEEKLY, [...WEEKLY.slice(0, 3), "RRULE:FREQ=SOMETIMES"]],
    [
      "dates that are added",
      [...WEEKLY.slice(0, 3), "RDATE;VALUE=DATE:20270308,20270315,20270322"],
      [...WEEKLY.slice(0, 3), "RDATE;VALUE=DATE:20270308,soon,20270322"],
    ],
  ])("holds when %s can't be read", async (_, good, bad) => {
    const reading = await readAfter([good], [bad]);
    expect(rangesOf(reading)).toEqual(["03-01/03-02", "03-08/03-09", "03-15/03-16", "03-22/03-23"]);
    expect(reading.skipped).toEqual([{ what: "The event on Mar 1, 2027", why: expect.stringMatching(/can't read|can't be read/) }]);
  });

  test("holds for a stay that has begun, from today on", async () => {
    const stay = ["UID:one", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270310"];
    const reading = await readAfter([stay], [[...stay.slice(0, 2), "DTEND:nonsense"]], "2027-03-05");
    expect(rangesOf(reading)).toEqual(["03-05/03-10"]);
    expect(reading.skipped).toHaveLength(1);
  });

  test("lasts through readings that can't read it, and ends with a good or a canceled one", async () => {
    const stay = (...lines: string[]) => [["UID:one", ...lines]];
    let { nightsByEvent } = await read(stay("DTSTART;VALUE=DATE:20270301"));
    for (let reading = 0; reading < 3; reading++) ({ nightsByEvent } = await read(stay("DTSTART:nonsense"), nightsByEvent));
    expect(rangesOf(await read(stay("DTSTART:nonsense"), nightsByEvent))).toEqual(["03-01/03-02"]);
    expect(rangesOf(await read(stay("DTSTART;VALUE=DATE:20270401"), nightsByEvent))).toEqual(["04-01/04-02"]);
    expect(rangesOf(await read(stay("DTSTART:nonsense", "STATUS:CANCELLED"), nightsByEvent))).toEqual([]);
  });

  test("is nothing that was only read in part: such an event moves with its start", async () => {
    const stay = (start: string) => [["UID:one", `DTSTART;VALUE=DATE:${start}`, "DTEND:nonsense"]];
    const reading = await readAfter(stay("20270301"), stay("20270401"));
    expect(rangesOf(reading)).toEqual(["04-01/04-02"]);
    expect(reading.facts.unknownEvents).toBe(1);
  });
});
