import { createHash } from "node:crypto";
import type pg from "pg";
import type { Db } from "./database.server.ts";

/** A hot read in our own SQL: the server parses and plans it once for each connection. */
export async function queryPrepared<Row extends pg.QueryResultRow>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  // The pool, or the connection that a transaction is on.
  const { client } = (db as unknown as { session: { client: pg.Pool | pg.PoolClient } }).session;
  const { rows } = await client.query<Row>({ name: nameOf(text), text, values });
  return rows;
}

/** A hot read by the query builder: built once for each pool, and parsed and planned once for each connection. */
export function builtOnce<Query>(build: (db: Db) => Query): (ctx: { db: Db }) => Query {
  const built = new WeakMap<Db, Query>();
  return ({ db }) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, known);
  return known;
}
