import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.server.ts";

const RECONNECT_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

/** Resolves once everything that was committed before the call has arrived. */
export type CatchUp = () => Promise<void>;

export type Follower = {
  channel: string;
  receive(payload: string): void;
  /** From here on nothing is missed; what came before may have been. */
  connected(catchUp: CatchUp): void;
  lost(): void;
};

export type DatabaseListener = { stop(): Promise<void> };

const connection = (url: string) => ({
  connectionString: url,
  application_name: "listener",
  keepAlive: true,
  query_timeout: ANSWER_WITHIN_MS,
});

/** Listens to the database on one connection, for all who follow a channel of it, and connects again when it is lost. */
export function listenToDatabase(url: string, followers: readonly Follower[], log: Log): DatabaseListener {
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  const tellLost = () => followers.forEach((follower) => follower.lost());
  tellLost();

  const follow = async () => {
    client = new pg.Client(connection(url));
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on("error", () => lose()).on("end", () => lose());
    client.on("notification", ({ channel, payload = "" }) => {
      for (const follower of followers) if (follower.channel === channel) follower.receive(payload);
    });
    await client.connect();
    for (const { channel } of followers) await client.query(`listen ${channel}`);
    const catchUp = catchUpOn(client, () => {
      tellLost();
      lose();
    });
    followers.forEach((follower) => follower.connected(catchUp));
    await lost;
  };

  const run = async () => {
    while (!stopped.signal.aborted) {
      await follow().catch((error: unknown) => log.warn({ err: error }, "the database cannot be listened to"));
      tellLost();
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
