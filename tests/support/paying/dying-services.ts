import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "../../../src/platform/db/database.server.ts";
import type { TestServices } from "../test-ctx.ts";

export class Killed extends Error {
  override name = "Killed";
}

/** The services of a process that dies before its so-many-th statement: nothing reaches the database any more, and what was open there is rolled back. */
export function dyingServices(services: TestServices, statements: number): TestServices {
  const pool = (services.db as Db & { $client: pg.Pool }).$client;
  let left = statements;
  const queryOf = (client: pg.Pool | pg.PoolClient) =>
    function query(...given: unknown[]): unknown {
      const [first] = given as [string | { text: string }];
      const text = typeof first === "string" ? first : first.text;
      // The server does this by itself when a client is gone.
      if (!/^rollback/i.test(text) && left-- <= 0) return Promise.reject(new Killed(`before: ${text.slice(0, 60)}`));
      return Reflect.apply(client.query, client, given) as unknown;
    };
  const dying = <T extends pg.Pool | pg.PoolClient>(client: T, own: Partial<Record<string | symbol, unknown>> = {}): T =>
    new Proxy(client, {
      get(target, key) {
        if (key === "query") return queryOf(target);
        if (key in own) return own[key];
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  const connect = async () => dying(await pool.connect());
  return { ...services, db: drizzle({ client: dying(pool, { connect }) }) };
}
