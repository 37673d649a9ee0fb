import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.server.ts";
import type { PageCache } from "./page-cache.server.ts";

const CHANNEL = "pages";
const RECONNECT_MS = 1_000;

/**
 * Empties the cache whenever the database says that pages changed, whichever server wrote. While the connection is
 * lost nothing is kept, because nothing could be known to be true.
 */
export function followPageChanges(url: string, cache: PageCache, log: Log): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let client: pg.Client | null = null;

  const follow = async () => {
    client = new pg.Client({ connectionString: url, application_name: "pages", keepAlive: true });
    const lost = new Promise<void>((resolve) => client?.on("error", () => resolve()).on("end", () => resolve()));
    client.on("notification", () => cache.clear());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    cache.resume();
    await lost;
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await follow().catch((error: unknown) => log.warn({ err: error }, "changes of pages cannot be followed"));
      cache.suspend();
      await pause(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = run();

  return {
    async stop() {
      stopped.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
