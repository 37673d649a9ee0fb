import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../demo/sign-ins.ts";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { findEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { openConnection } from "./support/kept-connection.ts";
import { ask, type Comparison, printComparisons } from "./support/measure.ts";
import type { Flood, FloodCount } from "./support/sign-in-flood.ts";

export const name = "sign-ins";

const ROUNDS = 4;
const FLOOD = { signIns: 300, registrations: 100, networks: 5 };
const LOOKS_WHEN_QUIET = 150;
const PAUSE_MS = 5;
const SHARE = 0.95;

const READS = [
  { title: "GET /api/account, signed in", path: "/api/account" },
  { title: "a page, signed in, Brotli", path: "/help" },
];

/** How long people who are signed in wait while 300 wrong sign-ins and 100 registrations come at once, within the limits, against a quiet server. */
export async function run(): Promise<void> {
  const product = await launchProduct();
  const database = new pg.Client({ connectionString: (await findEmbeddedPostgres(product.dataDir)) ?? "" });
  await database.connect();
  try {
    const { origin } = product;
    const port = Number(new URL(origin).port);
    const cookie = await signIn(origin);
    const quiet = READS.map((): number[] => []);
    const flooded = READS.map((): number[] => []);
    const floods: FloodCount[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await database.query("delete from rate_limits");
      const calm = await look(port, cookie, (looks) => looks >= LOOKS_WHEN_QUIET);
      const { times, flood } = await lookDuring({ port, origin, ...FLOOD, round }, cookie);
      // The first round warms up.
      if (round === 0) continue;
      for (const [index] of READS.entries()) {
        quiet[index]?.push(...(calm[index] ?? []));
        flooded[index]?.push(...(times[index] ?? []));
      }
      floods.push(flood);
      await setTimeout(500);
    }
    printComparisons("95th percentile", "quiet", "flood", READS.map(compared(quiet, flooded)), " µs");
    for (const { seconds, statuses } of floods) console.log(`${seconds.toFixed(1)} s: ${JSON.stringify(statuses)}`);
    console.log(`looks during the floods: ${flooded.map(({ length }) => length).join(", ")}`);
  } finally {
    await database.end();
    await product.stop();
  }
}

const compared =
  (quiet: number[][], flooded: number[][]) =>
  ({ title }: { title: string }, index: number): Comparison => ({
    name: title,
    base: percentile(quiet[index] ?? []),
    ours: percentile(flooded[index] ?? []),
  });

const percentile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * SHARE)] ?? Number.NaN;

async function lookDuring(flood: Flood, cookie: string): Promise<{ times: number[][]; flood: FloodCount }> {
  let isOver = false;
  const sent = ask("sign-in-flood", flood).then(async ({ child, answer }) => {
    isOver = true;
    if (child.exitCode === null) await once(child, "exit");
    return answer as FloodCount;
  });
  const times = await look(flood.port, cookie, () => isOver);
  return { times, flood: await sent };
}

/** How long each of the reads takes, one after the other, in microseconds. */
async function look(port: number, cookie: string, isEnough: (looks: number) => boolean): Promise<number[][]> {
  const connection = await openConnection(port, { cookie, "accept-encoding": "br" });
  const times = READS.map((): number[] => []);
  for (let looks = 0; !isEnough(looks); looks++) {
    for (const [index, { path }] of READS.entries()) {
      const started = performance.now();
      await connection.ask(path);
      times[index]?.push((performance.now() - started) * 1000);
    }
    await setTimeout(PAUSE_MS);
  }
  connection.close();
  return times;
}

async function signIn(origin: string): Promise<string> {
  const [email] = DEMO_SIGN_INS;
  const answer = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((set) => set.split(";", 1)[0]);
  return cookies.join("; ");
}
