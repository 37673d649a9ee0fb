import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { forgetCovers } from "../tests/support/forget-covers.ts";
import type { HostileCount, HostileLoad } from "./support/hostile-load.ts";
import { openConnection } from "./support/kept-connection.ts";
import { ask, compare, type Comparison, printComparisons } from "./support/measure.ts";

export const name = "edge";

const ROUNDS = 3;
const CONNECTIONS = 20;
const PROBE = { times: 300, pauseMs: 5 };
const CASES = [
  { title: "at 200 requests a second", pauseMs: 100 },
  { title: "as fast as they can", pauseMs: 0 },
];

/** How long `/readyz` takes while 20 connections send the worst that we could think of, against a quiet server. */
export async function run(): Promise<void> {
  const product = await launchProduct();
  try {
    await forgetCovers(product.dataDir);
    const port = Number(new URL(product.origin).port);
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

/** The 99th percentile of some looks at `/readyz`, in microseconds. */
async function slowest(port: number): Promise<number> {
  const connection = await openConnection(port);
  const times: number[] = [];
  for (let n = 0; n < PROBE.times; n++) {
    const started = performance.now();
    await connection.ask("/readyz");
    times.push((performance.now() - started) * 1000);
    await setTimeout(PROBE.pauseMs);
  }
  connection.close();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
