import pg from "pg";
import { listForumThreads, readForumThread, searchForum } from "../src/features/forum/index.server.ts";
import { systemClock } from "../src/platform/clock.ts";
import type { Ctx } from "../src/platform/context.server.ts";
import { openDatabase } from "../src/platform/db/database.server.ts";
import { openLog } from "../src/platform/log.server.ts";
import { fillForum } from "./support/fill-forum.ts";
import { openFilledDatabase } from "./support/filled-database.ts";
import { median } from "./support/measure.ts";
import { recordSql } from "./support/own-sql.ts";
import { readPlans } from "./support/read-plans.ts";

export const name = "forum";

const SIZES = (process.env.BENCH_POSTS ?? "1000,1000000").split(",").map(Number);
const QUESTIONS = 600;
const MOST = { growth: 3, spread: 10 };

/** Forum search at growing sizes, for one to three words of posts that there are: its cost must not grow with them. */
export async function run(): Promise<void> {
  const database = await openFilledDatabase(0);
  const figures: { posts: number; p50: number; p99: number; most: number; hidden: number }[] = [];
  try {
    for (const posts of SIZES) {
      const started = performance.now();
      await fillForum(database.url, posts);
      console.log(`${posts} posts filled in ${Math.round((performance.now() - started) / 1000)} s`);
      figures.push({ posts, ...(await measure(database.url)) });
    }
    print(figures);
    await printPlans(database.url);
  } finally {
    await database.close();
  }
}

async function measure(url: string) {
  const log = openLog({ logLevel: "silent" }, "start");
  const database = openDatabase(url, { log, name: "bench" });
  const ctx = { db: database.db, log, clock: systemClock, actor: null, request: null } as unknown as Ctx;
  const questions = await questionsOf(url);
  for (const q of questions.slice(0, 100)) await searchForum(ctx, { q, page: 1 });
  const times: number[] = [];
  const found: string[] = [];
  for (const q of questions) {
    const started = performance.now();
    const { results } = await searchForum(ctx, { q, page: 1 });
    times.push(performance.now() - started);
    found.push(...results.map(({ postId }) => postId));
  }
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from forum_posts where id = any($1) and not is_public",
    [found],
  );
  await database.close();
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, most: sorted.at(-1) ?? 0, hidden: rows[0]?.n ?? 0 };
}

/** One to three words of a post, each as frequent as people write it. */
async function questionsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ body: string }>(
    "select body from forum_posts where serial % greatest(1, (select max(serial) from forum_posts) / $1) = 0 limit $1",
    [QUESTIONS],
  );
  await client.end();
  return rows.map(({ body }, i) => {
    const words = body.split(" ");
    return Array.from({ length: 1 + (i % 3) }, (_, n) => words[(i * 7 + n * 3) % words.length] ?? "").join(" ");
  });
}

function print(figures: { posts: number; p50: number; p99: number; most: number; hidden: number }[]): void {
  const [smallest] = figures;
  console.log(`forum search; times in ms; at most ${MOST.growth} times the smallest, p99 at most ${MOST.spread} times p50`);
  console.table(
    figures.map(({ posts, p50, p99, most, hidden }) => ({
      posts,
      p50: p50.toFixed(2),
      p99: p99.toFixed(2),
      slowest: most.toFixed(2),
      "p50 / smallest": (p50 / (smallest?.p50 ?? 1)).toFixed(2),
      "p99 / p50": (p99 / p50).toFixed(2),
      "hidden ones found": hidden,
    })),
  );
}

/** How PostgreSQL answers what the pages ask, at the largest size. */
async function printPlans(url: string): Promise<void> {
  const [rare = "", frequent = "bak"] = (await questionsOf(url)).toSorted((a, b) => b.length - a.length);
  const list = (sort: "latest" | "replies" | "unanswered") => (ctx: Ctx) => listForumThreads(ctx, "hosting-tips", { sort, page: 3 });
  const read = async (ctx: Ctx) => {
    const { threads } = await listForumThreads(ctx, "hosting-tips", { sort: "newest", page: 1 });
    return readForumThread(ctx, threads[0]?.id ?? "", { page: 1 });
  };
  const calls = [
    (ctx: Ctx) => searchForum(ctx, { q: rare, page: 1 }),
    (ctx: Ctx) => searchForum(ctx, { q: frequent, page: 1 }),
    list("latest"),
    list("replies"),
    list("unanswered"),
    read,
  ];
  const seen = new Set<string>();
  const statements = (await recordSql<unknown>(url, calls))
    .flat()
    .filter(({ text }) => /forum_/.test(text) && !seen.has(text) && seen.add(text));
  for (const plan of await readPlans(url, statements)) {
    console.log(`\n  ${plan.text.replaceAll(/\s+/g, " ").trim().slice(0, 140)}…\n  ${plan.ms.toFixed(2)} ms, ${plan.blocks} blocks`);
    for (const line of plan.lines) console.log(`    ${line}`);
    for (const table of plan.scanned) console.log(`    ${table} is read whole`);
  }
}
