import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.server.ts";
import { type CatchUp, EVERYTHING, type PageCache } from "./page-cache.server.ts";

const CHANNEL = "pages";
const RECONNECT_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

const connection = (url: string) => ({
  connectionString: url,
  application_name: "pages",
  keepAlive: true,
  query_timeout: ANSWER_WITHIN_MS,
});

/**
 * Empties from the cache what the database says has changed, whichever server wrote. While the connection is lost nothing is cached,
 * because nothing could be known to be true.
 */
export function followPageChanges(url: string, cache: PageCache, log: Log): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  cache.suspend();

  const follow = async () => {
    client = new pg.Client(connection(url));
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on("error", () => lose()).on("end", () => lose());
    client.on("notification", ({ payload }) => cache.empty(payload || EVERYTHING));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    cache.resume(
      catchUpOn(client, () => {
        cache.suspend();
        lose();
      }),
    );
    await lost;
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await follow().catch((error: unknown) => log.warn({ err: error }, "changes of pages cannot be followed"));
      cache.suspend();
      await client?.end().catch(() => {});
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

/**
 * PostgreSQL tells what was committed before a query at the latest with that query's answer, so an empty one on the
 * listening connection is enough to be up to date. Requests that come together share one that is
 * sent after them all.
 */
function catchUpOn(client: pg.Client, fail: () => void): CatchUp {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const ask = async () => {
    await last;
    await turn();
    next = null;
    await (last = client.query("").then(() => {}, fail));
  };
  return () => (next ??= ask());
}
