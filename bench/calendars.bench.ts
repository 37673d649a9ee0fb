import ICAL from "ical.js";
import { readCalendar } from "../src/features/calendar-sync/reading/read-calendar.server.ts";
import { compare, least, printComparisons } from "./support/measure.ts";

export const name = "calendars";

const CALENDARS = Number(process.env.BENCH_CALENDARS ?? 1_000);
const EVENTS = 200;
const ROUNDS = 2;
const TODAY = "2027-01-01";
const ENOUGH_SECONDS = 300;

/** Many calendars, read one after the other as on one core, beside a bare loop that only parses them. */
export async function run(): Promise<void> {
  const files = Array.from({ length: CALENDARS }, (_, number) => Buffer.from(calendarFile(number)));
  const before = process.memoryUsage().rss;
  const reading = await compare(`${EVENTS} events each`, ROUNDS, [() => timed(files, parseBare), () => timed(files, readOne)], least);
  const grown = (process.memoryUsage().rss - before) / 1024 ** 2;
  printComparisons(`${CALENDARS} calendars`, "bare parse", "reading", [reading], " ms");
  console.log(`memory: ${Math.round(before / 1024 ** 2)} MB before, ${Math.round(grown)} MB more after ${(ROUNDS + 1) * 2} rounds`);
  if (reading.ours / 1000 > ENOUGH_SECONDS) throw new Error(`reading took more than ${ENOUGH_SECONDS} s`);
}

async function timed(files: Buffer[], read: (file: Buffer) => Promise<void>): Promise<number> {
  const started = performance.now();
  for (const file of files) await read(file);
  return performance.now() - started;
}

async function parseBare(file: Buffer): Promise<void> {
  ICAL.parse(file.toString());
}

async function readOne(file: Buffer): Promise<void> {
  const reading = await readCalendar(file, { zone: "America/New_York", today: TODAY });
  if (!reading.ok || reading.stays.length !== EVENTS) throw new Error(`read ${JSON.stringify(reading).slice(0, 200)}`);
}

/** Shaped as the platforms write them; every fifth event has times instead of days. */
function calendarFile(number: number): string {
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const [first, end] = [dayAfter(number % 7, index * 3), dayAfter(number % 7, index * 3 + 2)];
    return [
      "BEGIN:VEVENT",
      "DTSTAMP:20270101T080000Z",
      index % 5 === 0 ? `DTSTART;TZID=Europe/Berlin:${first}T220000` : `DTSTART;VALUE=DATE:${first}`,
      index % 5 === 0 ? `DTEND;TZID=Europe/Berlin:${end}T180000` : `DTEND;VALUE=DATE:${end}`,
      "SUMMARY:Reserved",
      `UID:1418fb94e984-${number}-${index}@airbnb.com`,
      String.raw`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de`,
      String.raw` tails/HM00000000\nPhone Number (Last 4 Digits): 0000`,
      "END:VEVENT",
    ];
  });
  return ["BEGIN:VCALENDAR", "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN", "VERSION:2.0", ...events.flat(), "END:VCALENDAR", ""].join(
    "\r\n",
  );
}

const dayAfter = (shift: number, days: number): string =>
  new Date(Date.parse(TODAY) + (1 + shift + days) * 24 * 3600 * 1000).toISOString().slice(0, 10).replaceAll("-", "");
