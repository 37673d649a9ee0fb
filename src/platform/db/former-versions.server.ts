import type pg from "pg";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** The version whose last migration the baseline stands for. */
const FORMER_VERSION = "0.1.0";

/** The database was left behind by a version whose migrations this one does not have any more. */
class OldDatabaseError extends Error {
  override name = "OldDatabaseError";
}

/** Refuses a database that some migrations before the baseline did not reach. A new one, and one of the former version, may go on. */
export async function refuseOlderDatabase(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!tables[0]?.found) return;
  const { rows } = await client.query<{ last: string | null }>("select max(created_at)::text as last from drizzle.__drizzle_migrations");
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const last = rows[0]?.last;
  if (!last || !baseline || Number(last) >= baseline.folderMillis) return;
  throw new OldDatabaseError(
    `This database is older than version ${FORMER_VERSION} left it, and nothing was changed in it. Start version ${FORMER_VERSION} with it once, then this one ("Upgrade" in docs/operating.md).`,
  );
}
