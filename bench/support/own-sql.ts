import pg from "pg";
import { SearchQuery } from "../../src/features/search/index.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { openLog } from "../../src/platform/log.server.ts";

export type Sent = { text: string; name?: string | undefined; values?: unknown[] | undefined };

/** Calls a verb and records every statement that it sends. */
export async function recordSql<T>(url: string, calls: ((ctx: Ctx) => Promise<T>)[]): Promise<Sent[][]> {
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
  const ctx = { db: database.db, log, clock: systemClock, actor: null, request: null } as unknown as Ctx;
  for (const call of calls) {
    recorded.push([]);
    await call(ctx);
  }
  await database.close();
  return recorded;
}

/** The query that an address of the search asks. */
export const queryOf = (address: string): SearchQuery =>
  SearchQuery.parse(Object.fromEntries(new URL(address, "http://bench").searchParams));

/** Sends statements one after the other over one connection, with nothing around. */
export async function openBareLoop(url: string): Promise<{ send(statements: Sent[]): Promise<void>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async send(statements) {
      for (const { text, name, values } of statements) await client.query({ text, name, values } as pg.QueryConfig);
    },
    close: () => client.end(),
  };
}
