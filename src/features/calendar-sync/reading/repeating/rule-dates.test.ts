import { describe, expect, test } from "vitest";
import { rfc5545Dates } from "../../../../../tests/support/rfc5545-dates.ts";
import { NIGHTS_ALONE } from "../calendar-reading.ts";
import { parseCalendar } from "../parse-calendar.server.ts";

const FROM = "2026-11-18";
const UNTIL = "2028-11-17";
/** From before a leap day until after it. */
const SPAN = { from: "2027-02-10", until: "2028-03-10" };

/** What the reader makes of one event of one night that repeats so. */
function read(rule: string, start: string, span = { from: FROM, until: UNTIL }) {
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", `DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`, `RRULE:${rule}`];
  const bytes = Buffer.from([...lines, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n"));
  const reading = parseCalendar({ bytes, zone: "Europe/Paris", ...span, ...NIGHTS_ALONE, earlier: { hashKey: "", nights: {}, at: null } });
  if (!reading.ok) throw new Error(reading.reason);
  return { nights: [...new Set(reading.stays.map(({ firstNight }) => firstNight))], isNamed: reading.skipped.length > 0 };
}

const nightsOf = (rule: string, start: string) =>
  [...new Set([start, ...rfc5545Dates(rule, start, SPAN.until)])].filter((day) => day >= SPAN.from && day < SPAN.until).toSorted();

/** The same numbers at each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A rule with parts that its frequency may have, and a start somewhere before or after today. */
function someRule(random: (below: number) => number): { rule: string; start: string } {
  const chance = (percent: number) => random(100) < percent;
  const signed = (most: number) => (chance(25) ? -1 : 1) * (1 + random(most));
  const some = <T>(make: () => T) => [...new Set(Array.from({ length: 1 + random(3) }, make))].join(",");
  const frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY", "YEARLY"][random(5)] ?? "";
  const isLong = frequency === "MONTHLY" || frequency === "YEARLY";
  const parts = [`FREQ=${frequency}`];
  const add = (percent: number, name: string, value: () => number | string) => void (chance(percent) && parts.push(`${name}=${value()}`));
  add(40, "INTERVAL", () => 1 + random(6));
  if (chance(60)) add(60, "COUNT", () => 1 + random(40));
  else add(50, "UNTIL", () => `20${27 + random(2)}${String(1 + random(12)).padStart(2, "0")}15`);
  add(25, "WKST", () => DAYS[random(7)] ?? "MO");
  add(30, "BYMONTH", () => some(() => 1 + random(12)));
  if (frequency === "YEARLY") add(12, "BYWEEKNO", () => some(() => signed(53)));
  if (frequency === "YEARLY") add(12, "BYYEARDAY", () => some(() => signed(366)));
  if (frequency !== "WEEKLY") add(30, "BYMONTHDAY", () => some(() => signed(31)));
  const nth = () => (isLong && chance(40) && !parts.join().includes("BYWEEKNO") ? signed(frequency === "YEARLY" ? 20 : 5) : "");
  add(40, "BYDAY", () => some(() => `${nth()}${DAYS[random(7)]}`));
  if (parts.some((part) => part.startsWith("BY"))) add(15, "BYSETPOS", () => some(() => signed(4)));
  const start = new Date(Date.UTC(2025 + random(3), random(12), chance(20) ? 29 + random(3) : 1 + random(28)));
  return { rule: parts.join(";"), start: start.toISOString().slice(0, 10) };
}

const RULES = 10_000;

test("of 10,000 generated rules each has the nights that the table of RFC 5545 gives it, or is named", { timeout: 60_000 }, () => {
  const random = randomFrom(29);
  const wrong: unknown[] = [];
  const named: string[] = [];
  for (let number = 0; number < RULES; number++) {
    const { rule, start } = someRule(random);
    const { nights, isNamed } = read(rule, start, SPAN);
    if (isNamed) named.push(rule);
    else if (nights.join() !== nightsOf(rule, start).join()) wrong.push({ rule, start, nights, right: nightsOf(rule, start) });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(named.filter((rule) => !/BYWEEKNO/.test(rule) || !/INTERVAL|BYSETPOS/.test(rule))).toEqual([]);
  expect(named.length).toBeLessThan(RULES * 0.03);
});

describe("rules as programs write them", () => {
  test.each([
    ["FREQ=MONTHLY;COUNT=9;BYDAY=+3WE;BYMONTH=1,2,3,4,5,9,10,11,12", "2026-11-18", 9, "2027-10-20"],
    ["FREQ=MONTHLY;INTERVAL=6;BYMONTH=4,6;BYDAY=3MO", "2026-12-21", 3, "2028-06-19"],
    ["FREQ=YEARLY;BYMONTHDAY=15", "2026-12-15", 24, "2028-11-15"],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=SA", "2027-05-22", 2, "2028-05-20"],
    ["FREQ=YEARLY;BYMONTH=3,6,8;BYMONTHDAY=31", "2027-03-31", 4, "2028-08-31"],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-11-30", 1, "2026-11-30"],
    ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "2026-11-30", 1, "2026-11-30"],
    ["FREQ=YEARLY", "2024-02-29", 1, "2028-02-29"],
    ["FREQ=MONTHLY", "2026-12-31", 14, "2028-10-31"],
    ["freq=weekly;byday=mo,we;wkst=su;count=4;", "2026-11-23", 4, "2026-12-02"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;UNTIL=20270301T000000Z", "2026-11-30", 4, "2027-02-26"],
    ["RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=OMIT;X-NOTE=1", "2026-12-24", 2, "2027-12-24"],
    ["FREQ=DAILY;COUNT=155589", "1601-01-01", 40, "2026-12-27"],
    ["FREQ=YEARLY;INTERVAL=999999999", "2026-12-24", 1, "2026-12-24"],
  ])("%s from %s", (rule, start, dates, last) => {
    const { nights, isNamed } = read(rule, start);
    expect(isNamed).toBe(false);
    expect({ dates: nights.length, last: nights.at(-1) }).toEqual({ dates, last });
  });

  test.each([
    ["FREQ=WEEKLY;BYMONTHDAY=3"],
    ["FREQ=WEEKLY;BYDAY=2MO"],
    ["FREQ=MONTHLY;BYWEEKNO=3"],
    ["FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO"],
    ["FREQ=YEARLY;BYWEEKNO=1;INTERVAL=2"],
    ["FREQ=DAILY;INTERVAL=0"],
    ["FREQ=DAILY;INTERVAL=-1"],
    ["FREQ=DAILY;COUNT=0"],
    ["FREQ=DAILY;COUNT=many"],
    ["FREQ=DAILY;BYMONTH=13"],
    ["FREQ=DAILY;BYDAY=XX"],
    ["FREQ=DAILY;BYDAY="],
    ["FREQ=DAILY;FREQ=WEEKLY"],
    ["FREQ=DAILY;EVERY=2"],
    ["FREQ=MONTHLY;BYMONTHDAY=31;RSCALE=GREGORIAN;SKIP=FORWARD"],
    ["INTERVAL=2"],
  ])("%s is named, and its first date holds", (rule) => {
    expect(read(rule, "2026-12-01")).toEqual({ nights: ["2026-12-01"], isNamed: true });
  });
});
