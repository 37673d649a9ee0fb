import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Ctx } from "../src/platform/context.server.ts";
import { BesideQuery } from "../src/features/search/index.ts";
import { findListings, listBeside } from "../src/features/search/index.server.ts";
import { openFilledDatabase } from "./support/filled-database.ts";
import { pressForHours } from "./support/charter-pressure.ts";
import { raceForHours } from "./support/charter-races.ts";
import { fillCharters } from "./support/fill-charters.ts";
import { openHoldWorld } from "./support/hold-world.ts";
import { compare, median, printComparisons } from "./support/measure.ts";
import { openBareLoop, queryOf, recordSql } from "./support/own-sql.ts";
import { searchQuestions } from "./support/search-questions.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "charters";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10_000);
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 60_000);
const TIMES = LISTINGS * 17;
const QUESTIONS = 200;
const TURNS = 9;
const TAKEN = 400;
const MOST = { taking: 3, searching: 2, tail: 10, beside: 2 };

/** Races for hours, nights and seats of boats, killed processes, and what hours cost beside nights with a million times taken. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openHoldWorld(url);
    const races = await raceForHours(world, ROUNDS);
    await world.close();
    console.log(`\n${ROUNDS} rounds of 16 clients for the same hours, nights and seats of a boat`);
    console.table([races]);
    const won = races["won by one"] + races["sold out to the seat"];
    if (won !== ROUNDS || races["other refusals"] + races.deadlocks > 0)
      throw new Error("The rounds had not as many winners as there was room");
  });
  await withDatabase(async (url) => {
    const seen = await pressForHours(url);
    console.log("\n6 processes on two boats, 2 of them killed");
    console.table([seen]);
    if (seen["most overlaps"] + seen.failed > 0) throw new Error("Two had a boat at once");
  });
  await measureBeside();
}

/** With a million times taken: taking one more beside taking four nights, and a search with a day and hours beside one with dates. */
async function measureBeside(): Promise<void> {
  const database = await openFilledDatabase(LISTINGS);
  try {
    const times = await fillCharters(database.url, TIMES);
    const taking = await compareTaking(database.url);
    printComparisons(`taking, ${times} times taken`, "four nights", "a time", [taking], " µs");
    const { found, tail } = await compareSearches(database.url);
    printComparisons("searches of boats", "dates", "day and hours", [found], " ms");
    console.log(`the slowest of 100 searches with day and hours takes ${tail.toFixed(1)} times the median`);
    const beside = await compareBeside(database.url);
    printComparisons("boats near a home on the days of a stay", "a search", "boats", [beside], " ms");
    if (taking.ours > taking.base * MOST.taking) throw new Error("taking a time is slow");
    if (found.ours > found.base * MOST.searching || tail > MOST.tail) throw new Error("searches with a day and hours are slow");
    if (beside.ours > beside.base * MOST.beside) throw new Error("boats near a home are slow");
  } finally {
    await database.close();
  }
}

/** In turns, each in a transaction of its own, on other boats and homes each time. */
async function compareTaking(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const idsOf = async (type: string) =>
    (await client.query<{ id: string }>("select property_id as id from listing_index where type = $1 order by no limit $2", [type, TAKEN]))
      .rows;
  const [homes, boats] = [await idsOf("property"), await idsOf("boat")];
  const each = async (ids: { id: string }[], statement: string, more: unknown[]) => {
    const took: number[] = [];
    for (const { id } of ids) {
      const started = performance.now();
      await client.query({ text: statement, name: statement.slice(0, 30), values: [id, randomUUID(), ...more] });
      took.push((performance.now() - started) * 1000);
    }
    return median(took);
  };
  let turn = 0;
  const found = await compare("median of one", TURNS, [
    () => each(homes, `select claim_booked_nights($1, $2, null, $3::date, $3::date + 4, now())`, [dayAfter("2029-01-01", turn++ * 5)]),
    () =>
      each(
        boats,
        `select hold_time($1, 'charter', $2, false, tstzrange($3::timestamptz, $3::timestamptz + interval '4 hours'), 0, 'infinity', now())`,
        [`${dayAfter("2029-01-01", turn++ * 5)}T10:00:00Z`],
      ),
  ]);
  await client.end();
  return found;
}

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The statements of the same searches for boats, with nights and with a morning of one of these days. No price: nights and packages have different ones. */
async function compareSearches(url: string) {
  const asked = await unpriced(url);
  const withDates = asked.map((params) => `${new URLSearchParams({ ...params, type: "boat" })}`);
  const withHours = asked.map(({ checkIn: day = "", checkOut: _later, ...rest }) => {
    return `${new URLSearchParams({ ...rest, type: "boat", charter: "true", day, from: "08:00", until: "13:00", hours: "4" })}`;
  });
  const took: number[] = [];
  const found = await compareSql(url, "text, map and guests", [searching(withDates), searching(withHours)], took);
  const sorted = took.slice(QUESTIONS).toSorted((a, b) => a - b);
  return { found, tail: (sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN) / median(sorted) };
}

/** The questions as they are for any listing: nights and packages have different prices. */
async function unpriced(url: string): Promise<Record<string, string>[]> {
  return (await searchQuestions(url, QUESTIONS)).map((question) => {
    const { minPrice: _least, maxPrice: _most, ...rest } = Object.fromEntries(new URLSearchParams(question));
    return rest;
  });
}

type Asking = ((ctx: Ctx) => Promise<unknown>)[];

const searching = (questions: string[]): Asking => questions.map((question) => (ctx) => findListings(ctx, queryOf(`?${question}`)));

/** What a home's page asks for beside itself, and a search of the same place, dates and guests. */
async function compareBeside(url: string) {
  const asked = await unpriced(url);
  const near: Asking = asked.map(({ box = "", checkIn, checkOut, guests }) => {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
    const location = { ...NOWHERE, latitude: (south + north) / 2, longitude: (west + east) / 2 };
    return (ctx) => listBeside(ctx, { id: randomUUID(), type: "property", location }, BesideQuery.parse({ checkIn, checkOut, guests }));
  });
  return compareSql(url, "a home's place", [searching(asked.map((params) => `${new URLSearchParams(params)}`)), near]);
}

const NOWHERE = { streetAddress: "", city: "", state: "", zipCode: "", country: "", isApproximate: false };

/** The median of what the statements of each take, in turns. */
async function compareSql(url: string, what: string, [base, ours]: [Asking, Asking], took: number[] = []) {
  const recorded = [await recordSql(url, base), await recordSql(url, ours)] as const;
  const loop = await openBareLoop(url);
  const all = async (statements: (typeof recorded)[number], times: number[] = []) => {
    for (const each of statements) {
      const started = performance.now();
      await loop.send(each);
      times.push(performance.now() - started);
    }
    return median(times.slice(-statements.length));
  };
  const found = await compare(what, TURNS, [() => all(recorded[0]), () => all(recorded[1], took)]);
  await loop.close();
  return found;
}
