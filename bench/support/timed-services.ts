import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "../../src/platform/db/database.server.ts";
import type { TestServices } from "../../tests/support/test-ctx.ts";

export type Timed = { services: TestServices; spentMs(): number };

/** The same services, which count how long their statements take. */
export function timedServices(services: TestServices): Timed {
  const pool = (services.db as Db & { $client: pg.Pool }).$client;
  let spent = 0;
  const timed = <T extends pg.Pool | pg.PoolClient>(client: T, own: Partial<Record<string | symbol, unknown>> = {}): T => {
    const query = async (...given: unknown[]): Promise<unknown> => {
      const started = performance.now();
      try {
        return await (Reflect.apply(client.query, client, given) as Promise<unknown>);
      } finally {
        spent += performance.now() - started;
      }
    };
    const known: Partial<Record<string | symbol, unknown>> = { query, ...own };
    return new Proxy(client, {
      get(target, key) {
        if (key in known) return known[key];
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  };
  const db = drizzle({ client: timed(pool, { connect: async () => timed(await pool.connect()) }) });
  return { services: { ...services, db }, spentMs: () => spent };
}
