import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.server.ts";

/** The pool, or the transaction that a verb is in; both run the same queries. */
export type Db = NodePgDatabase;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** Less than a statement may take, so that a wait for another's lock ends with an error that says so. */
const LOCK_TIMEOUT_MS = 10_000;

export function openDatabase(url: string, options: { log: Log; max?: number; name: string; lockTimeoutMs?: number }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    // Compiling a statement takes longer than any of ours should run.
    options: "-c jit=off",
  });
  // If a checked-out connection drops, only its query fails; without a listener the whole process would.
  pool.on("connect", (client) => client.on("error", (error) => options.log.warn({ err: error }, "a database connection was lost")));
  pool.on("error", () => {});
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

const ambient = new AsyncLocalStorage<Db>();
/** For each open transaction, the pool that it came from and the connection that it is on. */
const transactions = new WeakMap<Db, { pool: Db; connection: pg.PoolClient }>();
const poolBehind = (db: Db): Db => transactions.get(db)?.pool ?? db;

/** For direct driver access: the transaction's connection, or the pool. */
export const clientOf = (db: Db): pg.Pool | pg.PoolClient => transactions.get(db)?.connection ?? (db as Db & { $client: pg.Pool }).$client;

/**
 * Runs the work in one transaction, or inside the one that is already open; the context it gets writes there. It holds a connection, of which there
 * are few, so it should wait for nothing but statements. What failed first is what it fails with.
 */
export async function transact<C extends { db: Db }, R>(ctx: C, work: (tx: C) => Promise<R>): Promise<R> {
  const open = transactions.get(ctx.db);
  const connection = open?.connection ?? (await (ctx.db as Db & { $client: pg.Pool }).$client.connect());
  let failure: { reason: unknown } | null = null;
  try {
    return await (open ? ctx.db : drizzle({ client: connection })).transaction(async (transaction) => {
      const db = transaction as unknown as Db;
      transactions.set(db, { pool: poolBehind(ctx.db), connection });
      try {
        return await ambient.run(db, () => work({ ...ctx, db }));
      } catch (reason) {
        failure = { reason };
        throw reason;
      }
    });
  } catch (error) {
    // A connection that died can't roll back either.
    throw failure ? (failure as { reason: unknown }).reason : error;
  } finally {
    if (!open) connection.release();
  }
}

/** Whether the caller is in a transaction, and so holds a connection. */
export const isInTransaction = (): boolean => ambient.getStore() !== undefined;

/** A handle for a library that keeps its own: it follows the transaction that the caller is in, and outlives the one it was made in. */
export function followingTransactions(db: Db): Db {
  return new Proxy(poolBehind(db), { get: (target, key) => Reflect.get(ambient.getStore() ?? target, key) });
}

/** What PostgreSQL said of a failed statement, however deep the driver error is wrapped. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e;
  }
  return null;
}

/** Its code. */
export const databaseErrorCode = (error: unknown): string | null => databaseErrorOf(error)?.code ?? null;

/** Gone, shutting down, out of connections, disk or time, or read-only: what PostgreSQL and the sockets call a state that passes. */
const PASSING_CODES = /^(08...|53...|55P03|57P0.|57014|58030|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const PASSING_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether the statement failed because the database is away, full or read-only, not because of what it said. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return PASSING_CODES.test(e.code ?? "");
    const { code, syscall } = e as NodeJS.ErrnoException;
    if (
      PASSING_MESSAGES.test(e.message) ||
      ((syscall === "connect" || syscall === "write" || syscall === "read") && PASSING_CODES.test(code ?? ""))
    )
      return true;
  }
  return false;
}
