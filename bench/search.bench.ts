import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { findListings } from "../src/features/search/index.server.ts";
import { SearchQuery } from "../src/features/search/index.ts";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { openDatabase } from "../src/platform/db/database.server.ts";
import { migrateDatabase } from "../src/platform/db/migrate.server.ts";
import { openLog } from "../src/platform/log.server.ts";
import { systemClock } from "../src/platform/clock.ts";
import type { Ctx } from "../src/platform/context.server.ts";
import { fillListings } from "./support/fill-listings.ts";
import { searchQuestions } from "./support/search-questions.ts";

export const name = "search";

const SIZES = (process.env.BENCH_LISTINGS ?? "10000,100000,1000000").split(",").map(Number);
const QUESTIONS = 400;
const SECRET = "a secret that only the benchmark has and keeps";

type Sent = { text: string; name?: string; values?: unknown[] };
type Figures = { listings: number; fillSeconds: number; median: number; p99: number; sqlMedian: number; rss: number; lost: number };

/** The search API at growing sizes, beside its own SQL sent by a bare loop over pg. */
export async function run(): Promise<void> {
  const figures: Figures[] = [];
  for (const listings of SIZES) figures.push(await measure(listings));
  print(figures);
}

async function measure(listings: number): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrateDatabase(postgres.url);
    const started = performance.now();
    await fillListings(postgres.url, listings);
    const fillSeconds = (performance.now() - started) / 1000;
    const questions = await searchQuestions(postgres.url, QUESTIONS);
    const sql = await timeOwnSql(postgres.url, questions);
    const product = await launchProduct({ DATABASE_URL: postgres.url, SECRET, DEMO: "off" });
    try {
      await timeApi(product.origin, questions.slice(0, 50));
      const api = await timeApi(product.origin, questions);
      const lost = await askAtOnce(product.origin, questions, 16);
      return { listings, fillSeconds, ...spread(api), sqlMedian: spread(sql).median, rss: await memory(product.origin), lost };
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeApi(origin: string, questions: string[]): Promise<number[]> {
  const times = [];
  for (const question of questions) {
    const started = performance.now();
    const response = await fetch(origin + question);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} for ${question}`);
    times.push(performance.now() - started);
  }
  return times;
}

async function askAtOnce(origin: string, questions: string[], clients: number): Promise<number> {
  let lost = 0;
  const client = async (first: number) => {
    for (let i = first; i < questions.length; i += clients) {
      const response = await fetch(origin + questions[i]);
      await response.arrayBuffer();
      if (!response.ok) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => client(i)));
  return lost;
}

/** Records what the verb sends for each question, then sends the same again without anything around it. */
async function timeOwnSql(url: string, questions: string[]): Promise<number[]> {
  const log = openLog({ logLevel: "silent" }, "start");
  const database = openDatabase(url, { log, name: "bench" });
  const recorded: Sent[][] = [];
  const query = database.pool.query.bind(database.pool) as (sent: Sent | string, values?: unknown[]) => unknown;
  Object.assign(database.pool, {
    query: (sent: Sent | string, values?: unknown[]) => {
      recorded.at(-1)?.push(typeof sent === "string" ? { text: sent, values } : { ...sent, values: sent.values ?? values });
      return query(sent, values);
    },
  });
  const ctx = { db: database.db, log, clock: systemClock, actor: null, exchange: null } as unknown as Ctx;
  for (const question of questions) {
    recorded.push([]);
    const params = Object.fromEntries(new URL(question, "http://bench").searchParams);
    await findListings(ctx, SearchQuery.parse(params));
  }
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sent of recorded.slice(0, 50).flat()) await client.query({ text: sent.text, name: sent.name, values: sent.values });
  const times = [];
  for (const statements of recorded) {
    const started = performance.now();
    for (const { text, name: statementName, values } of statements) await client.query({ text, name: statementName, values });
    times.push(performance.now() - started);
  }
  await client.end();
  return times;
}

async function memory(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 2 ** 20;
}

function spread(times: number[]): { median: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

function print(figures: Figures[]): void {
  const [smallest] = figures;
  console.log("search: text, map box, price, amenity, dates and guests; times in ms");
  console.table(
    figures.map((f) => ({
      listings: f.listings,
      "filled in s": Math.round(f.fillSeconds),
      "API median": f.median.toFixed(2),
      "API p99": f.p99.toFixed(2),
      "median / smallest": (f.median / (smallest?.median ?? 1)).toFixed(2),
      "p99 / smallest": (f.p99 / (smallest?.p99 ?? 1)).toFixed(2),
      "own SQL median": f.sqlMedian.toFixed(2),
      "API / own SQL": (f.median / f.sqlMedian).toFixed(2),
      "memory MB": Math.round(f.rss),
      "lost of 16 at once": f.lost,
    })),
  );
}
