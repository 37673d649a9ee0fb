import pg from "pg";
import { findListings } from "../src/features/search/index.server.ts";
import { openFilledDatabase } from "./support/filled-database.ts";
import { raceForHolds } from "./support/hold-races.ts";
import { openHoldWorld } from "./support/hold-world.ts";
import { compare, printComparisons } from "./support/measure.ts";
import { openBareLoop, queryOf, recordSql } from "./support/own-sql.ts";
import { searchQuestions } from "./support/search-questions.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "holds";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10_000);
/** With 36 taken nights each: a million nights. */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 28_000);
const HELD_NIGHTS = Math.round(LISTINGS * 3.6);
const QUESTIONS = 200;
const TURNS = 9;
const MOST_TIMES_SLOWER = 1.05;

/** Many rounds of clients who want to hold the same nights, and searches with dates with and without held nights among those that are taken. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openHoldWorld(url);
    const races = await raceForHolds(world, ROUNDS);
    await world.close();
    console.log(`\n${ROUNDS} rounds of 16 to 50 clients for the same nights, a third with a late payment`);
    console.table([races]);
    if (races["won by one"] !== ROUNDS || races["other refusals"] + races["nights that differ"] + races.deadlocks > 0)
      throw new Error("The rounds had not one winner each, or a night that nobody or somebody else claims");
  });
  await compareSearches();
}

/** The statements of the same searches, on a database without holds and on one with. */
async function compareSearches(): Promise<void> {
  const databases = [await openFilledDatabase(LISTINGS), await openFilledDatabase(LISTINGS)] as const;
  try {
    const [without, held] = databases;
    await holdSome(held.url);
    const questions = await searchQuestions(without.url, QUESTIONS);
    const ways = await Promise.all(databases.map((database) => openWay(database.url, questions)));
    const [base, ours] = ways.map(({ send }) => send);
    if (!base || !ours) throw new Error("nothing to compare");
    const found = await compare("text, map, dates and guests", TURNS, [base, ours]);
    printComparisons("searches with dates", "no holds", `${HELD_NIGHTS} held`, [found], " ms");
    for (const { close } of ways) await close();
    if (found.ours > found.base * MOST_TIMES_SLOWER) throw new Error("searches are slower where nights are held");
  } finally {
    for (const database of databases) await database.close();
  }
}

async function openWay(url: string, questions: string[]) {
  const recorded = await recordSql(
    url,
    questions.map((question) => (ctx) => findListings(ctx, queryOf(`?${question}`))),
  );
  const loop = await openBareLoop(url);
  const send = async () => {
    const started = performance.now();
    for (const statements of recorded) await loop.send(statements);
    return performance.now() - started;
  };
  return { send, close: loop.close };
}

/** Half of them live, half of them over. The nights are free otherwise. */
async function holdSome(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into occupied_nights (property_id, night, checkout_id, checkout_ends)
     select property_id, date '2027-01-01' + no % 330, gen_random_uuid(), now() + case when no % 2 = 0 then interval '12 hours' else interval '-30 minutes' end
     from (select property_id, no + n * 97 as no from listing_index cross join generate_series(0, 9) n) as wanted order by hashtext(property_id::text || no) limit $1
     on conflict do nothing`,
    [HELD_NIGHTS],
  );
  await client.query("vacuum analyze occupied_nights");
  await client.end();
}
