import { sql } from "drizzle-orm";
import type { TestServices } from "../test-ctx.ts";

const KEPT_OF_A_HISTORY = [
  "bookings",
  "checkouts",
  "payments",
  "payment_events",
  "demo_payments",
  "demo_events",
  "occupied_nights",
  "special_offers",
  "facts",
  "idempotency_keys",
  "rate_limits",
  "pgboss.job",
];

/**
 * What a history left behind, which jobs of the next one would only look at again. Its people and its listing stay. Deleted, not truncated: that makes new files
 * for forty tables, and then each connection plans all of its statements anew.
 */
export async function forgetHistories({ db }: TestServices): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive kept as (
      select name::regclass::oid as oid from unnest(${sql.param(KEPT_OF_A_HISTORY)}::text[]) as name
      union select conrelid from pg_constraint join kept on confrelid = kept.oid where contype = 'f' and conparentid = 0)
    select oid::regclass::text as name from kept`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(rows.map(({ name }) => `delete from ${name}`).join("; ")));
  });
}
