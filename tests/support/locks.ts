import { sql } from "drizzle-orm";
import type { Services } from "../../src/platform/context.server.ts";

/** Resolves when some statement of this database waits for another one's lock. */
export async function untilSomebodyWaits({ db }: Pick<Services, "db">): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until;) {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
  throw new Error("nobody waited");
}
