import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../demo/sign-ins.ts";
import { type LaunchedProduct, launchProduct } from "../scripts/product/launch-product.ts";
import { findEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { forgetCovers } from "../tests/support/forget-covers.ts";
import type { HostileCount, HostileLoad } from "./support/hostile-load.ts";
import type { HostileRequest } from "./support/hostile-requests.ts";
import { openConnection } from "./support/kept-connection.ts";
import { ask, compare, type Comparison, printComparisons } from "./support/measure.ts";

export const name = "edge";

const ROUNDS = 3;
const CONNECTIONS = 20;
const PROBE = { times: 300, pauseMs: 5 };
const READERS = 30;
const FORGET_LIMITS_EVERY_MS = 200;
const CASES = [
  { title: "at 200 requests a second", pauseMs: 100 },
  { title: "as fast as they can", pauseMs: 0 },
];

/**
 * How long `/readyz` takes while 20 connections send the worst that we could think of, and while 30 ask for an itinerary, against a
 * quiet server.
 */
export async function run(): Promise<void> {
  const product = await launchProduct();
  try {
    await forgetCovers(product.dataDir);
    const port = Number(new URL(product.origin).port);
    // Before the hostile ones use up the tries to sign in.
    const itinerary = await itineraryRequest(product.origin);
    const comparisons: Comparison[] = [];
    const counts: string[] = [];
    for (const { title, pauseMs } of CASES) {
      const total: HostileCount = { answered: 0, failed: 0, faults: [] };
      const hostile = () => whileHostile({ port, connections: CONNECTIONS, pauseMs }, total, () => slowest(port));
      comparisons.push(await compare(title, ROUNDS, [() => slowest(port), hostile]));
      counts.push(
        `${title}: ${total.answered} answered, ${total.failed} failed; ${new Set(total.faults).size} kinds above 499`,
        ...total.faults,
      );
    }
    printComparisons("/readyz, 99th percentile", "quiet", `${CONNECTIONS} hostile`, comparisons, " µs");
    console.log(counts.join("\n"));
    await measureItineraries(product, itinerary);
  } finally {
    await product.stop();
  }
}

async function whileHostile<T>(load: HostileLoad, total: HostileCount, work: () => Promise<T>): Promise<T> {
  const { child } = await ask("hostile-load", load);
  try {
    return await work();
  } finally {
    child.send("stop");
    const [{ answered, failed, faults }] = (await once(child, "message")) as [HostileCount];
    total.answered += answered;
    total.failed += failed;
    total.faults.push(...faults.filter((fault) => !total.faults.includes(fault)));
  }
}

/** Once as the limits let them, and once as if there were none. */
async function measureItineraries({ origin, dataDir }: LaunchedProduct, itinerary: HostileRequest): Promise<void> {
  const port = Number(new URL(origin).port);
  for (const isLimited of [true, false]) {
    const total: HostileCount = { answered: 0, failed: 0, faults: [] };
    const stop = new AbortController();
    const forgetting = isLimited ? null : forgetLimits(dataDir, stop.signal);
    const load = { port, connections: READERS, pauseMs: 0, requests: [itinerary] };
    const ms = (await whileHostile(load, total, () => slowest(port, 0.95))) / 1000;
    stop.abort();
    await forgetting;
    const limits = isLimited ? "within the limits" : "without limits";
    console.log(
      `${READERS} connections on an itinerary ${limits}: /readyz 95th percentile ${ms.toFixed(1)} ms (100); ${total.answered} answered`,
    );
  }
}

async function itineraryRequest(origin: string): Promise<HostileRequest> {
  const [email] = DEMO_SIGN_INS;
  const headers = { origin, "content-type": "application/json" };
  const signedIn = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";", 1)[0])
    .join("; ");
  const trips = (await (await fetch(`${origin}/api/bookings?phase=past`, { headers: { cookie } })).json()) as {
    bookings: { id: string }[];
  };
  return { method: "GET", path: `/bookings/${trips.bookings[0]?.id}/itinerary.pdf`, headers: { cookie } };
}

async function forgetLimits(dataDir: string, signal: AbortSignal): Promise<void> {
  const database = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await database.connect();
  while (!signal.aborted) {
    await database.query("delete from rate_limits");
    await setTimeout(FORGET_LIMITS_EVERY_MS);
  }
  await database.end();
}

/** A percentile of some looks at `/readyz`, in microseconds. */
async function slowest(port: number, share = 0.99): Promise<number> {
  const connection = await openConnection(port);
  const times: number[] = [];
  for (let n = 0; n < PROBE.times; n++) {
    const started = performance.now();
    await connection.ask("/readyz");
    times.push((performance.now() - started) * 1000);
    await setTimeout(PROBE.pauseMs);
  }
  connection.close();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
