import { randomFill } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import type { Services } from "../../context.server.ts";
import { addGauge } from "../metrics.server.ts";

const EVERY_MS = 5_000;
const takeThread = promisify(randomFill);

/**
 * Does every few seconds what the answer to someone who is signed in waits for, a thread of the shared pool and a connection of the server's own, and
 * tells how long each takes. `/readyz` has a connection for itself and needs no thread, so it stays green when these stand still.
 */
export function watchWaits({ db }: Pick<Services, "db">): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const watches = [
    watch("thread_wait_seconds", "How long work for the shared threads waits: compression, files, pictures", stopped.signal, () =>
      takeThread(Buffer.alloc(1)),
    ),
    watch("database_wait_seconds", "How long the smallest statement takes, with the wait for a connection", stopped.signal, () =>
      db.execute(sql`select 1`),
    ),
  ];
  return {
    async stop() {
      stopped.abort();
      await Promise.all(watches);
    },
  };
}

/** The figure is the last one, or what the one that is still waiting has waited already. */
async function watch(name: string, help: string, stopped: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  let last = 0;
  let started: number | null = null;
  const elapsed = () => (started === null ? 0 : (performance.now() - started) / 1000);
  addGauge(name, help, () => Math.max(last, elapsed()), "max");
  while (!stopped.aborted) {
    started = performance.now();
    await work().catch(() => {});
    last = elapsed();
    started = null;
    await pause(EVERY_MS, undefined, { signal: stopped }).catch(() => {});
  }
}
