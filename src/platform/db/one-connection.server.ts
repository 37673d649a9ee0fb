import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./database.server.ts";

/** The handle for each connection, and what is prepared with it, stays with the connection. */
const handles = new WeakMap<pg.PoolClient, Db>();

/** Runs reads that belong together on one connection: all that is asked in one turn goes out in one write. */
export async function onOneConnection<C extends { db: Db }, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  const pool = (ctx.db as Db & { $client: pg.Pool }).$client;
  const connection = await pool.connect();
  try {
    return await work({ ...ctx, db: handles.get(connection) ?? handleOf(connection, ctx.db) });
  } finally {
    connection.release();
  }
}

function handleOf(connection: pg.PoolClient, pool: Db): Db {
  const { stream } = (connection as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection;
  let isCollecting = false;
  const query = (...args: unknown[]) => {
    if (!isCollecting) {
      isCollecting = true;
      stream.cork();
      process.nextTick(() => {
        isCollecting = false;
        stream.uncork();
      });
    }
    return (connection.query as (...args: unknown[]) => unknown).apply(connection, args);
  };
  const db = drizzle({ query } as unknown as pg.PoolClient) as unknown as Db;
  // Others ask on this connection too, so a transaction takes another one.
  db.transaction = (work, config) => pool.transaction(work, config);
  handles.set(connection, db);
  return db;
}
