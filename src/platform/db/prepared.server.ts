import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { clientOf, type Db } from "./database.server.ts";

/** A frequent read in our own SQL, parsed and planned once for each connection. */
export async function queryPrepared<Row extends pg.QueryResultRow>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ name: nameOf(text), text, values });
  return rows;
}

/** A frequent read from the query builder: built once for each pool, parsed and planned once for each connection. */
export function builtOnce<Query>(build: (db: Db) => Query): (ctx: { db: Db }) => Query {
  const built = new WeakMap<Db, Query>();
  return ({ db }) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}

/** A prepared statement stays on its connection until that is closed, so only texts that come back get a name, and not many do. */
const USES_BEFORE_NAMED = 3;
const MOST_NAMES = 200;
const names = new Map<string, string>();
const uses = new LRUCache<string, number>({ max: 1_000 });

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  if (count < USES_BEFORE_NAMED) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, name);
  uses.delete(text);
  return name;
}
