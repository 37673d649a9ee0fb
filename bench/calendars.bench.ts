import { execFileSync } from "node:child_process";
import ICAL from "ical.js";
import { readCalendar } from "../src/features/calendar-sync/reading/read-calendar.server.ts";
import { refreshDue } from "../src/features/calendar-sync/refreshing/turns/refresh-due.server.ts";
import { openSyncedWorld, type SyncedWorld } from "./support/synced-world.ts";
import { compare, least, printComparisons } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "calendars";

const CALENDARS = Number(process.env.BENCH_CALENDARS ?? 1_000);
const EVENTS = 200;
const NIGHTS = 2;
const ROUNDS = 2;
const TODAY = "2027-01-01";
const ENOUGH_SECONDS = 300;

/** On Linux. The database, which is started later, stays there too. */
function stayOnOneCore(): void {
  try {
    execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "0", String(process.pid)]);
    console.log("everything on one core");
  } catch {
    console.log("no taskset here: on all cores");
  }
}

/** Many calendars, read one after the other on one core, beside a bare loop that only parses them. */
export async function run(): Promise<void> {
  stayOnOneCore();
  const files = Array.from({ length: CALENDARS }, (_, number) => Buffer.from(calendarFile(number)));
  const before = process.memoryUsage().rss;
  const reading = await compare(`${EVENTS} events each`, ROUNDS, [() => timed(files, parseBare), () => timed(files, readOne)], least);
  const grown = (process.memoryUsage().rss - before) / 1024 ** 2;
  printComparisons(`${CALENDARS} calendars`, "bare parse", "reading", [reading], " ms");
  console.log(`memory: ${Math.round(before / 1024 ** 2)} MB before, ${Math.round(grown)} MB more after ${(ROUNDS + 1) * 2} rounds`);
  if (reading.ours / 1000 > ENOUGH_SECONDS) throw new Error(`reading took more than ${ENOUGH_SECONDS} s`);
  await refreshAll(files, reading.ours);
}

const REFRESHES = 5;
const MOST_CONNECTIONS = 10;
const MOST_MORE_MEGABYTES = 60;

/** The same calendars at a site of this machine, refreshed as the worker does: once when all is new, then when nothing has changed. */
async function refreshAll(files: Buffer[], readingMs: number): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openSyncedWorld(url, `${TODAY}T12:00:00Z`, files);
    const rounds = [];
    for (let round = 0; round < REFRESHES; round++) rounds.push(await refreshRound(world, readingMs));
    console.log("\nrefreshing them all from a site in the same process; the first round takes every night, the others find nothing new");
    console.table(rounds);
    const lost = CALENDARS * EVENTS * NIGHTS - (await world.count("imported_nights"));
    const astray = (await world.count("occupied_nights where calendars <> 1")) + lost;
    const { most } = world.site.connections;
    const grown = Number(rounds.at(-1)?.["MB"]) - Number(rounds[1]?.["MB"]);
    console.log(`connections at once: ${most}; nights lost: ${astray}; memory from the second to the last round: ${grown} MB more`);
    await world.close();
    if (most > MOST_CONNECTIONS || astray !== 0 || grown > MOST_MORE_MEGABYTES || rounds.some(({ seconds }) => seconds > ENOUGH_SECONDS))
      throw new Error("refreshing took too long, too much, or lost a night");
  });
}

async function refreshRound({ ctx, clock, count }: SyncedWorld, readingMs: number) {
  clock.advance(600);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  do await refreshDue(ctx);
  while ((await count(`imported_calendars where next_try_at <= '${clock.now().toISOString()}'`)) > 0);
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  const read = await count(`imported_calendars where succeeded_at = '${clock.now().toISOString()}'`);
  if (read !== CALENDARS) throw new Error(`only ${read} calendars were refreshed`);
  return {
    seconds: Math.round(ms / 100) / 10,
    "of the processor": Math.round((user + system) / 1e5) / 10,
    "times reading alone": Math.round((ms / readingMs) * 10) / 10,
    MB: Math.round(process.memoryUsage().rss / 1024 ** 2),
  };
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
    const [first, end] = [dayAfter(number % 7, index * 3), dayAfter(number % 7, index * 3 + NIGHTS)];
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
